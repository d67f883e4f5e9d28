/**
 * The script of the checkout's pages, which also work without it. It checks for the bank's answer, reports the status to
 * the dialog of `widget.js` that may contain the page, on its own site only, and keeps the card in the form while another
 * field is corrected.
 */
const checkEvery = 2_000;

const { transaction: id, reference, status } = document.querySelector('main')?.dataset ?? {};
const isFramed = document.documentElement.dataset['frame'] === 'yes' && window.parent !== window;

/** @param {object} message */
function postToDialog(message) {
  if (isFramed) window.parent.postMessage(message, window.location.origin);
}

function close() {
  postToDialog({ sandbox: 'close' });
}

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

/** The server never sends them back. */
const cardFields = ['number', 'code'];
let isSending = false;

/** @param {HTMLFormElement} form */
async function send(form) {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(window.location.href, { method: 'POST', body, redirect: 'manual' });
  if (answer.status !== 422) return form.submit();
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const corrected = page.querySelector('form');
  if (!corrected) return form.submit();
  for (const name of cardFields) {
    const [before, after] = [form, corrected].map((one) => one.elements.namedItem(name));
    if (before instanceof HTMLInputElement && after instanceof HTMLInputElement) after.value = before.value;
  }
  form.replaceWith(corrected);
  const first = corrected.querySelector('[autofocus]');
  if (first instanceof HTMLElement) first.focus();
}

document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement)) return;
  const form = event.target;
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  // A payment that is sent twice is made once, so without an answer the form is sent as if there were no script.
  send(form)
    .catch(() => form.submit())
    .finally(() => {
      isSending = false;
    });
});

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
