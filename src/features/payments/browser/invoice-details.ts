import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { dataAttribute, dataOf, withData } from '#platform/page/data-attributes.ts';
import type { Checkout } from '../contract.ts';
import { checkoutGateway } from './checkout/checkout-gateway.ts';
import { openWidget } from './checkout/widget.ts';

/**
 * Offers the tax ids of the chosen country only, asks for a company's details only where one is invoiced, and opens the
 * checkout as a window once the details are saved.
 */
export default function enhanceInvoiceDetails(host: HTMLElement): void {
  if (!(host instanceof HTMLFormElement)) return;
  const [country, types] = ['country', 'taxIdType'].map((name) => host.elements.namedItem(name));
  if (country instanceof HTMLSelectElement && types instanceof HTMLSelectElement) {
    const offer = () => offerTypesOf(country.value, types);
    country.addEventListener('change', offer);
    offer();
  }
  const company = host.querySelector(withData('for-company'));
  if (company instanceof HTMLFieldSetElement) {
    const ask = () => {
      const isPerson = new FormData(host).get('kind') === 'person';
      Object.assign(company, { hidden: isPerson, disabled: isPerson });
    };
    host.addEventListener('change', ask);
    ask();
  }
  openWindowOnSubmit(host);
}

function offerTypesOf(country: string, types: HTMLSelectElement): void {
  for (const group of types.querySelectorAll('optgroup')) {
    const isOther = dataOf(group.querySelector('option') ?? group).forCountry !== country;
    group.hidden = isOther;
    group.disabled = isOther;
  }
  const chosen = types.selectedOptions[0];
  const belongsTo = chosen && dataOf(chosen).forCountry;
  if (!belongsTo || belongsTo === country) return;
  const first = types.querySelector<HTMLOptionElement>(
    `option[${dataAttribute('for-country')}="${CSS.escape(country)}"]`,
  );
  types.value = first?.value ?? '';
}

function openWindowOnSubmit(form: HTMLFormElement): void {
  const { reference = '', key = '', opening = '', unpaid = '' } = dataOf(form);
  const status = form.querySelector(withData('status'));
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  let isBusy = false;

  const open = async (checkout: Checkout) => {
    const Widget = await checkoutGateway.loadWidget(checkout.widget_url).catch(() => undefined);
    if (!Widget) return checkoutGateway.go(checkout.checkout_url);
    const onResult = async (wasPaid: boolean) => {
      // A window that reports no payment proves nothing, so the server is asked.
      const state = wasPaid ? 'paid' : await checkoutGateway.fetchState({ reference, key });
      if (state === 'open') say(unpaid);
      else checkoutGateway.go(checkout.order_url);
    };
    try {
      openWidget(Widget, checkout, (wasPaid) => void onResult(wasPaid));
      say('');
    } catch {
      checkoutGateway.go(checkout.checkout_url);
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    say(opening);
    // Without an answer, or with fields to correct, the form is sent as if there were no script.
    void post(form)
      .then((checkout) => (checkout ? open(checkout) : form.submit()))
      .catch(() => form.submit())
      .finally(() => {
        isBusy = false;
      });
  });
  addEventListener('pageshow', ({ persisted }) => persisted && say(''));
}

/** Undefined: something has to be corrected, or the order is no longer open. */
async function post(form: HTMLFormElement): Promise<Checkout | undefined> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  });
  const isData = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
  const data: unknown = isData ? fieldsOf(await answer.json())['DATA'] : undefined;
  return isCheckout(data) ? data : undefined;
}

function isCheckout(data: unknown): data is Checkout {
  return typeof fieldsOf(data)['checkout_url'] === 'string';
}
