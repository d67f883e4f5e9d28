/**
 * The script of the checkout's pages, which work without it. It looks for the bank's answer while there is none, and
 * tells what happens to the dialog of `widget.js` that the page may stand in: its own site, and nobody else.
 */
const lookEvery = 2_000;

const { transaction: id, reference, status } = document.querySelector('main')?.dataset ?? {};
const isFramed = document.documentElement.dataset['frame'] === 'yes' && window.parent !== window;

/** @param {object} message */
function tellDialog(message) {
  if (isFramed) window.parent.postMessage(message, window.location.origin);
}

function close() {
  tellDialog({ sandbox: 'close' });
}

async function look() {
  try {
    const answer = await fetch(`/sandbox/v1/transactions/${id}`);
    const { data } = await answer.json();
    if (data.status !== status) return window.location.reload();
  } catch {
    // The line is down, or the server is: perhaps it is back next time.
  }
  setTimeout(look, lookEvery);
}

if (id) {
  tellDialog({ sandbox: 'transaction', transaction: { id, reference, status } });
  if (status === 'PENDING') setTimeout(look, lookEvery);
}
// A frame that shows another page has lost its place for whoever uses the keyboard or a screen reader.
const heading = document.querySelector('h1[tabindex]');
if (isFramed && heading instanceof HTMLElement) heading.focus();
for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', close);
// The dialog hears no keys from within its frame.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) close();
});

export {};
