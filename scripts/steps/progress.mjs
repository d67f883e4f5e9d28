// @ts-check

/**
 * One line per step, with its time. On a terminal a live line shows what is running; elsewhere, as in CI, a long step
 * reports now and then that it is still running.
 */
const live = Boolean(process.stdout.isTTY);
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const plainInterval = 20_000;

/** @typedef {{ name: string, began: number, note: string }} Running */

/** @type {Set<Running>} */
const running = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let frame = 0;

/**
 * @template T
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<T>} work - may note what it is busy with
 * @param {(result: T) => string | { failed: string }} [sumUp] - what the finished line adds
 * @returns {Promise<T>}
 */
export async function step(name, work, sumUp = () => '') {
  const entry = { name, began: performance.now(), note: '' };
  running.add(entry);
  timer ??= setInterval(showRunning, live ? 100 : plainInterval);
  try {
    const result = await work((text) => {
      entry.note = text;
    });
    const words = sumUp(result);
    if (typeof words === 'string') finish(entry, '✓', words);
    else finish(entry, '✗', words.failed);
    return result;
  } catch (error) {
    finish(entry, '✗', '');
    throw error;
  }
}

/** @param {string} text */
export function print(text) {
  clearLine();
  console.log(text);
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * @param {Running} entry
 * @param {string} mark
 * @param {string} words
 */
function finish(entry, mark, words) {
  running.delete(entry);
  if (running.size === 0) {
    clearInterval(timer);
    timer = undefined;
  }
  print(`${mark} ${entry.name.padEnd(22)} ${seconds(performance.now() - entry.began).padStart(7)}  ${words}`.trimEnd());
}

function showRunning() {
  const now = performance.now();
  const shown = [...running].filter(({ began }) => live || now - began >= plainInterval);
  const texts = shown.map(({ name, began, note }) => `${name} ${seconds(now - began)}${note ? ` (${note})` : ''}`);
  if (live) {
    clearLine();
    const line = `${frames[frame++ % frames.length]} ${texts.join(' · ')}`;
    process.stdout.write(line.slice(0, (process.stdout.columns ?? 80) - 1));
  } else for (const text of texts) console.log(`… ${text}`);
}

function clearLine() {
  if (live) process.stdout.write('\r\x1b[K');
}
