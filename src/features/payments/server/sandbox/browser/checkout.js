/**
 * The script of the checkout's pages, which also work without it. It checks for the bank's answer, and reports the status
 * to the dialog of `widget.js` that may contain the page, on its own site only.
 */
const checkEvery = 2_000;

const { transaction: id, reference, status } = document.querySelector('main')?.dataset ?? {};
const isFramed = document.documentElement.dataset['frame'] === 'yes' && window.parent !== window;

/** @param {object} message */
function postToDialog(message) {
  if (isFramed) window.parent.postMessage(message, window.location.origin);
}

const close = () => postToDialog({ sandbox: 'close' });

async function checkStatus() {
  try {
    const answer = await fetch(`/sandbox/v1/transactions/${id}`);
    const { data } = await answer.json();
    if (data.status !== status) return window.location.reload();
  } catch {
    // The connection or the server is down; the next check may succeed.
  }
  setTimeout(checkStatus, checkEvery);
}

if (id) {
  postToDialog({ sandbox: 'transaction', transaction: { id, reference, status } });
  if (status === 'PENDING') setTimeout(checkStatus, checkEvery);
}
// A frame that loads another page loses the focus, which keyboard and screen reader users need.
const heading = document.querySelector('h1[tabindex]');
if (isFramed && heading instanceof HTMLElement) heading.focus();
for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', close);
// The dialog gets no key events from inside its frame.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) close();
});

export {};
