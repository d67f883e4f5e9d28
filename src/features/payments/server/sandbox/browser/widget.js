/**
 * The sandbox's version of Wompi's `WidgetCheckout`: a dialog with the checkout in a frame. `create-sandbox.ts` serves it
 * as a classic script with its texts, so that a page loads it like Wompi's.
 *
 * @typedef {{ id: string, reference: string, status: string }} Transaction
 * @typedef {{ band: string, title: string, close: string }} WidgetWords
 * @typedef {{
 *   currency: string,
 *   amountInCents: number | string,
 *   reference: string,
 *   publicKey: string,
 *   signature: { integrity: string },
 *   redirectUrl?: string,
 *   expirationTime?: string,
 *   customerData?: { email?: string, fullName?: string },
 * }} WidgetOptions
 */

/** @param {Readonly<Record<string, WidgetWords>>} wordsByLanguage */
export function defineWidget(wordsByLanguage) {
  const script = document.currentScript;
  const home = script instanceof HTMLScriptElement ? script.src : `${window.location.origin}/sandbox/`;
  const { origin } = new URL(home);

  class WidgetCheckout {
    /** @param {WidgetOptions} options */
    constructor(options) {
      this.options = options;
    }

    /** @param {(result: { transaction: Transaction | undefined }) => void} callback once, when the dialog is closed */
    open(callback) {
      const [pageLanguage = ''] = document.documentElement.lang.split('-');
      const language = Object.hasOwn(wordsByLanguage, pageLanguage) ? pageLanguage : 'en';
      const parts = createDialog(wordsByLanguage[language]);
      const { host, dialog, frame, closeButton, style } = parts;
      dialog.lang = language;
      frame.src = checkoutAddress(this.options, language);
      /** @type {Transaction | undefined} */
      let transaction;

      /** @param {MessageEvent} event */
      const listen = ({ origin: from, source, data }) => {
        if (from !== origin || source !== frame.contentWindow) return;
        if (data?.sandbox === 'transaction') transaction = data.transaction;
        if (data?.sandbox === 'close') dialog.close();
      };
      window.addEventListener('message', listen);
      closeButton.addEventListener('click', () => dialog.close());
      dialog.addEventListener('close', () => {
        window.removeEventListener('message', listen);
        host.remove();
        callback({ transaction });
      });
      // Shown once the style sheet has loaded, or failed: without it, it is still a dialog.
      for (const end of ['load', 'error']) style.addEventListener(end, () => dialog.showModal(), { once: true });
      document.body.append(host);
    }
  }

  /**
   * In a shadow root, so that the page's styles and the dialog's do not affect each other.
   * @param {WidgetWords | undefined} words
   */
  function createDialog(words) {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const style = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: new URL('sandbox.css', home).href,
    });
    const dialog = document.createElement('dialog');
    dialog.ariaLabel = words?.title ?? '';
    const band = Object.assign(document.createElement('div'), { className: 'band' });
    const note = Object.assign(document.createElement('p'), { textContent: words?.band ?? '' });
    const closeButton = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: words?.close ?? '',
    });
    const frame = Object.assign(document.createElement('iframe'), { title: words?.title ?? '' });
    band.append(note, closeButton);
    dialog.append(band, frame);
    root.append(style, dialog);
    return { host, dialog, frame, closeButton, style };
  }

  /**
   * @param {WidgetOptions} options
   * @param {string} language
   */
  function checkoutAddress(options, language) {
    const { redirectUrl, expirationTime, customerData: { email, fullName } = {} } = options;
    const url = new URL('checkout', home);
    const parameters = {
      'public-key': options.publicKey,
      currency: options.currency,
      'amount-in-cents': String(options.amountInCents),
      reference: options.reference,
      'signature:integrity': options.signature.integrity,
      'redirect-url': redirectUrl,
      'expiration-time': expirationTime,
      'customer-data:email': email,
      'customer-data:full-name': fullName,
      lang: language,
      frame: '1',
    };
    for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
    return url.href;
  }

  Object.assign(window, { WidgetCheckout });
}
