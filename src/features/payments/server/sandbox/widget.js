/**
 * The sandbox's version of Wompi's `WidgetCheckout`: a dialog with the checkout in a frame. `create-sandbox.ts` serves it
 * as a classic script with its words, so that a page loads it like Wompi's.
 *
 * @typedef {ConstructorParameters<import('../../browser/checkout/widget.ts').WidgetCheckout>[0]} WidgetOptions
 * @typedef {{ title: string, close: string }} WidgetWords
 */

/** @param {Readonly<Record<string, WidgetWords>>} wordsByLanguage */
export function defineWidget(wordsByLanguage) {
  class WidgetCheckout {
    /** @param {WidgetOptions} options */
    constructor(options) {
      this.options = options;
    }

    /** @param {(result: { transaction: object | undefined }) => void} callback once, when the dialog is closed */
    open(callback) {
      const [pageLanguage = ''] = document.documentElement.lang.split('-');
      const language = Object.hasOwn(wordsByLanguage, pageLanguage) ? pageLanguage : 'en';
      const { host, dialog, frame } = createDialog(wordsByLanguage[language]);
      dialog.lang = language;
      frame.src = checkoutAddress(this.options, language);
      /** @type {object | undefined} */
      let transaction;

      frame.addEventListener('load', () => {
        const page = frame.contentDocument;
        if (!page) return;
        /** @type {HTMLElement | null} */
        const payment = page.querySelector('[data-state]');
        if (payment) transaction = { reference: payment.dataset['reference'], status: payment.dataset['state'] };
        page.querySelector('a[target=_parent]')?.addEventListener('click', (event) => {
          event.preventDefault();
          dialog.close();
        });
        // The dialog gets no key events from inside its frame.
        page.addEventListener('keydown', ({ key }) => {
          if (key === 'Escape') dialog.close();
        });
        // A frame that loads another page loses the focus, which keyboard and screen reader users need.
        /** @type {HTMLElement | null} */
        const heading = page.querySelector('h1[tabindex]');
        heading?.focus();
      });
      dialog.addEventListener('close', () => {
        host.remove();
        callback({ transaction });
      });
      document.body.append(host);
      dialog.showModal();
    }
  }

  Object.assign(window, { WidgetCheckout });
}

/** The colours are those of the page: its custom properties reach into the shadow root. */
const look = `
  dialog { width: min(100% - 1rem, 36rem); height: min(100% - 1rem, 54rem); max-width: none; max-height: none;
    padding: 0; border: 2px solid var(--line); background: var(--paper); color: var(--ink); overflow: hidden; }
  dialog[open] { display: grid; grid-template-rows: auto 1fr; }
  dialog::backdrop { background: rgb(0 0 0 / 60%); }
  form { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; padding: 0.5rem 1rem; }
  p { margin: 0; font-weight: 650; }
  button { min-height: 2.75rem; padding: 0.25rem 0.75rem; border: 2px solid; background: none; color: inherit;
    font: inherit; font-weight: 650; cursor: pointer; }
  iframe { width: 100%; height: 100%; border: 0; }
`;

/**
 * In a shadow root, so that the page's styles and the dialog's do not affect each other.
 * @param {WidgetWords | undefined} words
 */
function createDialog({ title, close } = { title: '', close: '' }) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  root.adoptedStyleSheets = [sheet];

  const dialog = Object.assign(document.createElement('dialog'), { ariaLabel: title });
  dialog.innerHTML = `<form method="dialog"><p>${title}</p><button>${close}</button></form>`;
  const frame = Object.assign(document.createElement('iframe'), { title });
  dialog.append(frame);
  root.append(dialog);
  return { host, dialog, frame };
}

/**
 * The address of the checkout as a page, with Wompi's names, the language, and that it is in a frame.
 * @param {WidgetOptions} options
 * @param {string} lang
 */
function checkoutAddress(options, lang) {
  const { currency, reference, customerData } = options;
  const query = new URLSearchParams({
    'public-key': options.publicKey,
    currency,
    'amount-in-cents': String(options.amountInCents),
    reference,
    'signature:integrity': options.signature.integrity,
    'redirect-url': options.redirectUrl,
    'expiration-time': options.expirationTime,
    'customer-data:email': customerData.email ?? '',
    'customer-data:full-name': customerData.fullName ?? '',
    lang,
    frame: '1',
  });
  return `/sandbox/checkout?${query}`;
}
