// Simulated e-paper. Each pixel has a grey level that a refresh drives towards ink (0) or paper (1), so that a full
// refresh flashes, a partial one leaves a ghost, and the image stays without power.

import { brush } from "./dom.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const INSTANT = 60; // ms; a display with shorter refreshes is a screen, not e-paper

export class Paper {
  static INK = [33, 33, 36];
  static SHEET = [231, 227, 214];
  static GHOST = 0.97; // how white ink becomes in a partial refresh
  static SAVED = 4; // enlargement of saved images

  /** @type {number | null} */
  running = null; // the requested animation frame
  /** @type {HTMLCanvasElement | null} */
  large = null; // the canvas on which the image is first drawn

  /** @param {HTMLCanvasElement} canvas @param {number} width @param {number} height */
  constructor(canvas, width, height) {
    this.canvas = canvas;
    this.width = width;
    this.height = height;
    this.image = new ImageData(width, height);
    this.small = sheet(width, height);
    this.level = new Float32Array(width * height).fill(1);
    this.old = new Uint8Array(width * height); // 1 = ink
    this.ink = new Uint8Array(width * height);
    this.enlarge(1);
  }

  // Set the enlargement. If it is not a whole number, the image is first drawn larger, so that all letters look alike.
  /** @param {number} times */
  enlarge(times) {
    const whole = Math.ceil(times);
    this.canvas.width = Math.round(this.width * times);
    this.canvas.height = Math.round(this.height * times);
    this.large = whole === times ? null : sheet(this.width * whole, this.height * whole);
    this.draw();
  }

  // Read a frame: rows from top to bottom, most significant bit on the left, 1 = ink.
  /** @param {Uint8Array} bytes */
  take(bytes) {
    const stride = (this.width + 7) >> 3;
    [this.old, this.ink] = [this.ink, this.old];
    for (let y = 0, i = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, i++) {
        this.ink[i] = (bytes[y * stride + (x >> 3)] >> (7 - (x & 7))) & 1;
      }
    }
  }

  /** @param {Uint8Array} bytes */
  show(bytes) {
    this.stop();
    this.take(bytes);
    this.rest(true);
    this.draw();
  }

  /** @param {Uint8Array} bytes @param {boolean} full @param {number} ms */
  refresh(bytes, full, ms) {
    if (ms <= INSTANT) {
      this.show(bytes);
      return;
    }
    this.stop();
    this.take(bytes);
    const start = performance.now();
    let last = start;
    // More than three flashes a second would not be safe.
    const drive = calm.matches || (full && ms < 800) ? this.fade : full ? this.flash : this.wipe;
    const step = (/** @type {number} */ now) => {
      const time = Math.min(1, Math.max(0, (now - start) / ms));
      drive.call(this, time, 1 - Math.exp(-Math.max(0, now - last) / (ms * 0.045)));
      last = now;
      if (time === 1) this.rest(full);
      this.draw();
      this.running = time < 1 ? requestAnimationFrame(step) : null;
    };
    this.running = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.running ?? 0);
    this.running = null;
  }

  /** @param {number} time @param {number} rate */
  flash(time, rate) {
    const { level, old, ink } = this;
    const phase = time < 0.18 ? 0 : time < 0.36 ? 1 : time < 0.54 ? 2 : time < 0.72 ? 3 : 4;
    for (let i = 0; i < level.length; i++) {
      const aim = phase === 0 ? old[i] : phase === 1 ? 0 : phase === 2 ? 1 : phase === 3 ? ink[i] : 1 - ink[i];
      level[i] += (aim - level[i]) * rate;
    }
  }

  /** @param {number} time @param {number} rate */
  wipe(time, rate) {
    const { level, old, ink, width } = this;
    for (let i = 0; i < level.length; i++) {
      if (old[i] === ink[i] || i % width > time * 1.6 * width) continue;
      level[i] += ((ink[i] ? 0 : Paper.GHOST) - level[i]) * rate * 1.6;
    }
  }

  /** @param {number} time @param {number} rate */
  fade(time, rate) {
    const { level, ink } = this;
    for (let i = 0; i < level.length; i++) level[i] += (1 - ink[i] - level[i]) * rate * 0.5;
  }

  /** @param {boolean} full */
  rest(full) {
    const { level, old, ink } = this;
    for (let i = 0; i < level.length; i++) {
      if (ink[i]) level[i] = 0;
      else if (full) level[i] = 1;
      else if (old[i]) level[i] = Paper.GHOST;
    }
  }

  draw() {
    const { level, image } = this;
    for (let i = 0, at = 0; i < level.length; i++, at += 4) {
      for (let c = 0; c < 3; c++) image.data[at + c] = Paper.INK[c] + (Paper.SHEET[c] - Paper.INK[c]) * level[i];
      image.data[at + 3] = 255;
    }
    brush(this.small).putImageData(image, 0, 0);
    copy(this.small, this.large ?? this.canvas, false);
    if (this.large) copy(this.large, this.canvas, true);
  }

  // Return an image of the current frame, black on white, without ghosts.
  /** @returns {Promise<Blob>} */
  async png() {
    const image = new ImageData(this.width, this.height);
    this.ink.forEach((ink, i) => image.data.set(ink ? [0, 0, 0, 255] : [255, 255, 255, 255], i * 4));
    const small = sheet(this.width, this.height);
    brush(small).putImageData(image, 0, 0);
    const large = sheet(this.width * Paper.SAVED, this.height * Paper.SAVED);
    copy(small, large, false);
    return new Promise((done) => large.toBlob((blob) => done(/** @type {Blob} */ (blob)), "image/png"));
  }
}

/** @param {number} width @param {number} height */
function sheet(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** @param {HTMLCanvasElement} from @param {HTMLCanvasElement} to @param {boolean} smooth */
function copy(from, to, smooth) {
  const context = brush(to);
  context.imageSmoothingEnabled = smooth;
  context.imageSmoothingQuality = "high";
  context.drawImage(from, 0, 0, to.width, to.height);
}
