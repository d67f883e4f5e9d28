import { signedIn } from '#features/accounts/browser/fill-in-person.ts';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import type { Scheduler } from '#platform/contracts/settings.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import { addStyles } from './add-styles.ts';

/** The calendar's address, and the visitor if known. */
interface Booker {
  readonly address: URL;
  readonly language: string;
  readonly name?: string;
  readonly email?: string;
}

/** The stub that Cal.com's script replaces; it queues the calls made before the script has loaded. */
type Cal = ((...call: readonly unknown[]) => void) & { q: unknown[]; ns: object; loaded: boolean };

declare global {
  interface Window {
    Cal?: Cal;
  }
}

/** The origin of Cal.com's script and popup, whichever of its hosts the address names. */
const app = 'https://app.cal.com';

/**
 * https://cal.com/help/embedding/embed-instructions. Cal.com adds `config` to the address of its page. It uses the
 * browser's language so far; `locale` is sent in case it supports it later.
 */
async function openCal({ address, language, name = '', email = '' }: Booker): Promise<() => void> {
  const calLink = `${address.pathname.replace(/^\/|\/$/g, '')}${address.search}`;
  window.Cal ??= calStub();
  await addScript(`${app}/embed/embed.js`);
  const config = { locale: language, ...(name && { name }), ...(email && { email }) };
  return () => {
    window.Cal?.('init', { origin: app });
    window.Cal?.('modal', { calLink, config });
  };
}

function calStub(): Cal {
  const q: unknown[] = [];
  return Object.assign((...call: readonly unknown[]) => void q.push(call), { q, ns: {}, loaded: true });
}

declare global {
  interface Window {
    Calendly?: {
      readonly initPopupWidget: (options: { url: string; prefill: { name: string; email: string } }) => void;
    };
  }
}

const files = 'https://assets.calendly.com/assets/external/widget';

/** https://developer.calendly.com/api-docs/overview/embedding/getting-started */
async function openCalendly({ address, language, name = '', email = '' }: Booker): Promise<() => void> {
  await Promise.all([addStyles([`${files}.css`]), addScript(`${files}.js`)]);
  const url = new URL(address);
  url.searchParams.set('locale', language);
  return () => window.Calendly?.initPopupWidget({ url: url.href, prefill: { name, email } });
}

/** An external calendar that meetings are booked in. */
export interface ExternalCalendar {
  readonly kind: Scheduler['kind'];
  readonly address: string;
}

const openers: Readonly<Record<ExternalCalendar['kind'], (booker: Booker) => Promise<() => void>>> = {
  calendly: openCalendly,
  cal: openCal,
};

/** Milliseconds. If the popup has not loaded by then, a link to its page is offered. */
const popupTimeout = 8_000;

export function readCalendar(link: HTMLAnchorElement | null): ExternalCalendar | undefined {
  if (!link) return undefined;
  const kind = (['calendly', 'cal'] as const).find((known) => known === dataOf(link).scheduler);
  return kind ? { kind, address: link.href } : undefined;
}

/** Loads the calendar's script and opens its popup, if `closeDialog` returns true. Returns whether it has loaded. */
export async function openScheduler({ kind, address }: ExternalCalendar, closeDialog: () => boolean): Promise<boolean> {
  const open = await timeoutOrUndefined(
    popupTimeout,
    openers[kind]({
      address: new URL(address),
      language: document.documentElement.lang.slice(0, 2),
      ...signedIn(),
    }),
  );
  if (!open) return false;
  // Our dialog would cover the popup, so it closes first.
  if (closeDialog()) open();
  return true;
}

const loading = new Map<string, Promise<void>>();

/** Loads an external script once; a failed one is tried again. */
function addScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  script.src = address;
  const work = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(address);
      reject(new Error(`${address} cannot be loaded`));
    };
    document.head.append(script);
  });
  loading.set(address, work);
  return work;
}
