/**
 * The sandbox's version of Wompi's `WidgetCheckout`: a dialog with the checkout in a frame. `create-sandbox.ts` serves it
 * as a classic script with its words, so that a page loads it like Wompi's.
 *
 * @typedef {ConstructorParameters<import('../../browser/checkout/widget.ts').WidgetCheckout>[0]} WidgetOptions
 * @typedef {{ id: string, reference: string, status: string }} Transaction
 * @typedef {{ title: string, close: string }} WidgetWords
 */

/** @param {Readonly<Record<string, WidgetWords>>} wordsByLanguage */
export function defineWidget(wordsByLanguage) {
  class WidgetCheckout {
    /** @param {WidgetOptions} options */
    constructor(options) {
      this.options = options;
    }

    /** @param {(result: { transaction: Transaction | undefined }) => void} callback once, when the dialog is closed */
    open(callback) {
      const [pageLanguage = ''] = document.documentElement.lang.split('-');
      const language = Object.hasOwn(wordsByLanguage, pageLanguage) ? pageLanguage : 'en';
      const { host, dialog, frame } = createDialog(wordsByLanguage[language]);
      dialog.lang = language;
      frame.src = checkoutAddress(this.options, language);
      /** @type {Transaction | undefined} */
      let transaction;

      frame.addEventListener('load', () => {
        const page = frame.contentDocument;
        if (!page) return;
        transaction = transactionIn(page) ?? transaction;
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

/**
 * The payment that the checkout shows.
 * @param {Document} page
 * @returns {Transaction | undefined}
 */
function transactionIn(page) {
  const payment = page.querySelector('[data-transaction]');
  const read = (/** @type {string} */ name) => payment?.getAttribute(`data-${name}`) ?? '';
  return payment ? { id: read('transaction'), reference: read('reference'), status: read('state') } : undefined;
}

/** The colours are those of the page: its custom properties reach into the shadow root. */
const look = `
  dialog { width: min(100% - 1rem, 36rem); height: min(100% - 1rem, 54rem); max-width: none; max-height: none;
    padding: 0; border: 2px solid var(--line); background: var(--paper); color: var(--ink); overflow: hidden; }
  dialog[open] { display: grid; grid-template-rows: auto 1fr; }
  dialog::backdrop { background: rgb(0 0 0 / 60%); }
  div { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; padding: 0.5rem 1rem; }
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

  const dialog = document.createElement('dialog');
  dialog.ariaLabel = title;
  const bar = document.createElement('div');
  const name = Object.assign(document.createElement('p'), { textContent: title });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: close });
  button.addEventListener('click', () => dialog.close());
  const frame = Object.assign(document.createElement('iframe'), { title });
  bar.append(name, button);
  dialog.append(bar, frame);
  root.append(dialog);
  return { host, dialog, frame };
}

/**
 * @param {WidgetOptions} options
 * @param {string} language
 */
function checkoutAddress(options, language) {
  const { redirectUrl, expirationTime, customerData } = options;
  const parameters = {
    'public-key': options.publicKey,
    currency: options.currency,
    'amount-in-cents': String(options.amountInCents),
    reference: options.reference,
    'signature:integrity': options.signature.integrity,
    'redirect-url': redirectUrl,
    'expiration-time': expirationTime,
    'customer-data:email': customerData.email,
    'customer-data:full-name': customerData.fullName,
    lang: language,
    frame: '1',
  };
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/sandbox/checkout?${new URLSearchParams(given)}`;
}
