import { signedIn } from '#features/accounts/browser/fill-in-person.ts';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import type { Scheduler } from '#platform/contracts/settings.ts';
import { addStyles } from './add-styles.ts';

/** Where, and for whom as far as we know. */
interface Booker {
  readonly address: URL;
  readonly language: string;
  readonly name?: string;
  readonly email?: string;
}

/** What their script finds waiting when it comes: the calls that were made before. */
type Cal = ((...call: readonly unknown[]) => void) & { q: unknown[]; ns: object; loaded: boolean };

declare global {
  interface Window {
    Cal?: Cal;
  }
}

/** Where their script and their window come from, whichever of their hosts the address names. */
const app = 'https://app.cal.com';

/**
 * https://cal.com/help/embedding/embed-instructions. What stands in `config` goes into the address of their page. They
 * follow the browser's language so far; ours goes with it for the day they listen.
 */
async function openCal({ address, language, name = '', email = '' }: Booker): Promise<() => void> {
  const calLink = `${address.pathname.replace(/^\/|\/$/g, '')}${address.search}`;
  window.Cal ??= waitingCal();
  await addScript(`${app}/embed/embed.js`);
  const config = { locale: language, ...(name && { name }), ...(email && { email }) };
  return () => {
    window.Cal?.('init', { origin: app });
    window.Cal?.('modal', { calLink, config });
  };
}

function waitingCal(): Cal {
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

/** The calendar of somebody else that meetings are booked in. */
export interface OtherCalendar {
  readonly kind: Scheduler['kind'];
  readonly address: string;
}

const openers: Readonly<Record<OtherCalendar['kind'], (booker: Booker) => Promise<() => void>>> = {
  calendly: openCalendly,
  cal: openCal,
};

/** Milliseconds. A window that has not come by then is replaced by a link to its page. */
const patience = 8_000;

export function readCalendar(link: HTMLAnchorElement | null): OtherCalendar | undefined {
  const kind = (['calendly', 'cal'] as const).find((known) => known === link?.dataset['scheduler']);
  return link && kind ? { kind, address: link.href } : undefined;
}

/** Loads their script, only now, and opens their window, if `makeWay` says so. Answers whether it could. */
export async function openScheduler({ kind, address }: OtherCalendar, makeWay: () => boolean): Promise<boolean> {
  const open = await timeoutOrUndefined(
    patience,
    openers[kind]({
      address: new URL(address),
      language: document.documentElement.lang.slice(0, 2),
      ...signedIn(),
    }),
  );
  if (!open) return false;
  // Theirs would lie under our dialog, which goes first.
  if (makeWay()) open();
  return true;
}

const loading = new Map<string, Promise<void>>();

/** Loads somebody else's script, once; one that failed is tried again. */
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
