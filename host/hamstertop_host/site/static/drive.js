// The CIRCUITPY drive, accessed through the browser's folder picker.

import { digest } from "./copying.js";
import { Trouble } from "./trouble.js";

/** @import { About, Ask, Fact } from "./types/flashing.js" */
/** @import { Bytes } from "./types/messages.js" */
/** @import { Blobs } from "./types/site.js" */

const BOOT_OUT = "boot_out.txt";

export class DriveDevice {
  /** @param {FileSystemDirectoryHandle} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @returns {Promise<About>} */
  async about() {
    const text = new TextDecoder().decode((await this.read(BOOT_OUT)) ?? new Uint8Array());
    const version = /CircuitPython (\d+)\.(\d+)\.(\d+)/.exec(text);
    const board = /Board ID:\s*(\S+)/.exec(text);
    if (!version || !board) throw new Trouble("drive.other", { file: BOOT_OUT });
    return { name: "circuitpython", version: version.slice(1, 4).map(Number), identity: board[1] };
  }

  /** @param {string} path @param {boolean} create @returns {Promise<[FileSystemDirectoryHandle, string]>} */
  async within(path, create) {
    const names = path.split("/");
    const last = `${names.pop()}`;
    let folder = this.folder;
    for (const name of names) folder = await folder.getDirectoryHandle(name, { create });
    return [folder, last];
  }

  /** @param {string} path @returns {Promise<Bytes | null>} */
  async read(path) {
    try {
      const [folder, name] = await this.within(path, false);
      const file = await (await folder.getFileHandle(name)).getFile();
      return new Uint8Array(await file.arrayBuffer());
    } catch (error) {
      if (["NotFoundError", "TypeMismatchError"].includes(error.name)) return null;
      throw error;
    }
  }

  /** @param {FileSystemDirectoryHandle} folder @param {string} at @returns {Promise<string[]>} */
  async paths(folder, at) {
    const found = [];
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === "directory") found.push(...(await this.paths(handle, `${at}${name}/`)));
      else found.push(at + name);
    }
    return found;
  }

  /** @param {string} folder */
  async below(folder) {
    try {
      return await this.paths(await this.folder.getDirectoryHandle(folder), `${folder}/`);
    } catch (error) {
      if (error.name === "NotFoundError") return [];
      throw error;
    }
  }

  /** @param {string} folder @param {string[]} paths */
  async look(folder, paths) {
    /** @type {Map<string, Fact>} */
    const there = new Map();
    for (const path of new Set([...(await this.below(folder)), ...paths])) {
      const data = await this.read(path);
      if (data) there.set(path, [data.length, await digest(data)]);
    }
    return there;
  }

  // The browser writes to a temporary file, which replaces the old one when the stream is closed.
  /** @param {string} path @param {Bytes} data */
  async write(path, data) {
    const [folder, name] = await this.within(path, true);
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(data);
    await stream.close();
  }

  // Return the free space. Pages have no access to information about drives, so the planner computes it from the
  // drive's `size` in bytes and the files on it.
  /** @param {Ask} ask @param {number} size */
  async room(ask, size) {
    /** @type {Record<string, number>} */
    const held = {};
    for (const path of await this.paths(this.folder, "")) held[path] = (await this.read(path))?.length ?? 0;
    return ask("drive_room", { size, held });
  }

  /** @param {string} path */
  async remove(path) {
    try {
      const [folder, name] = await this.within(path, false);
      await folder.removeEntry(name);
    } catch (error) {
      if (error.name !== "NotFoundError") throw error;
    }
  }

  async kept() {
    /** @type {Blobs} */
    const files = new Map();
    for (const path of await this.below("saved")) files.set(path, (await this.read(path)) ?? new Uint8Array());
    return files;
  }
}
