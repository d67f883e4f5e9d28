import { dataOf } from '#platform/page/data-attributes.ts';
/** Adds the style sheets that this page lacks, and waits until they are loaded, so that nothing shows unstyled. */
export async function addStyles(addresses: readonly string[]): Promise<void> {
  const known = new Set(Array.from(document.styleSheets, addressOf));
  const missing = addresses.filter((address) => !known.has(new URL(address, location.href).href));
  await Promise.all(missing.map(addStyle));
}

/** A page may have one of its sheets inline (decision 26), with its address in `data-sheet`. */
function addressOf({ href, ownerNode }: StyleSheet): string | null {
  const sheet = ownerNode instanceof HTMLStyleElement ? dataOf(ownerNode).sheet : undefined;
  return sheet === undefined ? href : new URL(sheet, location.href).href;
}

function addStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} cannot be loaded`));
    };
    // A page's last sheet is its own and overrides shared styles, so nothing may come after it.
    const own = [...document.querySelectorAll('link[rel=stylesheet]')].at(-1);
    if (own) own.before(link);
    else document.head.append(link);
  });
}
