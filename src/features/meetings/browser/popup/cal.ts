import { addScript } from './add-script.ts';
import type { Booker } from './booker.ts';

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
export async function openCal({ address, language, name = '', email = '' }: Booker): Promise<() => void> {
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
