import { addScript } from './add-script.ts';
import { addStyles } from './add-styles.ts';
import type { Booker } from './booker.ts';

declare global {
  interface Window {
    Calendly?: {
      readonly initPopupWidget: (options: { url: string; prefill: { name: string; email: string } }) => void;
    };
  }
}

const files = 'https://assets.calendly.com/assets/external/widget';

/** https://developer.calendly.com/api-docs/overview/embedding/getting-started */
export async function openCalendly({ address, language, name = '', email = '' }: Booker): Promise<() => void> {
  await Promise.all([addStyles([`${files}.css`]), addScript(`${files}.js`)]);
  const url = new URL(address);
  url.searchParams.set('locale', language);
  return () => window.Calendly?.initPopupWidget({ url: url.href, prefill: { name, email } });
}
