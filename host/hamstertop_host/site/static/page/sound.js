// The buzzer, which plays the device's tones and makes a phone vibrate with them.

/** @type {AudioContext | null} */
let audio = null;
let on = true;

// Start the audio, which browsers allow only after a gesture. Call this after a key has been sent, because it takes a
// while.
export function wake() {
  if (!on || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {}); // also after a call: "interrupted"
}

export function toggle() {
  on = !on;
  wake();
  return on;
}

/** @param {number} hertz @param {number} ms */
export function tone(hertz, ms) {
  if (!on || hertz <= 0) return;
  const length = Math.min(ms, 5000);
  tremble(Math.max(length, 12)); // shorter vibrations cannot be felt
  beep(hertz, length);
}

/** @param {number} pattern */
function tremble(pattern) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** @param {number} hertz @param {number} ms */
function beep(hertz, ms) {
  if (audio?.state !== "running") return;
  const start = audio.currentTime;
  const end = start + ms / 1000;
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = "square";
  wave.frequency.value = hertz;
  volume.gain.setValueAtTime(0.05, start);
  volume.gain.setTargetAtTime(0, end, 0.008);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(end + 0.06);
}
