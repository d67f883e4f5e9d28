import { fetchPage } from '#platform/browser/fetch-page.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { watchOrder } from './payment.ts';

/** Reloads the checkout of the sandbox when the bank has decided. */
export default function enhanceSandboxStatus(host: HTMLElement): void {
  watchOrder({ fetchState, state: dataOf(host).state ?? '', onChange: () => location.reload() });
}

async function fetchState(): Promise<string | undefined> {
  const page = await fetchPage(location.href);
  const host = page?.querySelector<HTMLElement>(withData('transaction'));
  return host ? dataOf(host).state : undefined;
}
