// The buzzer: tones as the device gives them, and a phone that trembles with them.

let audio = null;
let on = true;

// Browsers allow sound only after a gesture. Called after the key is sent: it takes its time.
export function wake() {
  if (!on || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

export function toggle() {
  on = !on;
  wake();
  return on;
}

export function tone(hertz, ms) {
  if (!on || hertz <= 0) return;
  const length = Math.min(ms, 5000);
  tremble(Math.max(length, 12)); // shorter is not felt
  beep(hertz, length, 0);
}

const KNOCKS = [0, 0.16, 0.3, 0.42, 0.56]; // when dice knock against the table, as parts of the time they tumble
const KNOCK = 14; // ms

export function rattle(ms) {
  if (!on) return;
  tremble(KNOCKS.flatMap((part, number) => [KNOCK, ((KNOCKS[number + 1] ?? part) - part) * ms]));
  KNOCKS.forEach((part, number) => beep(520 - 70 * number, KNOCK, part * ms));
}

function tremble(pattern) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

function beep(hertz, ms, after) {
  if (audio?.state !== "running") return;
  const start = audio.currentTime + after / 1000;
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
