/** Adds the style sheets that this page lacks, and waits until they are there: nothing is shown undressed. */
export async function addStyles(addresses: readonly string[]): Promise<void> {
  const known = new Set(Array.from(document.styleSheets, addressOf));
  const missing = addresses.filter((address) => !known.has(new URL(address, location.href).href));
  await Promise.all(missing.map(addStyle));
}

/** A page may hold one of its sheets itself (decision 26), and says which. */
function addressOf({ href, ownerNode }: StyleSheet): string | null {
  const sheet = ownerNode instanceof HTMLStyleElement ? ownerNode.dataset['sheet'] : undefined;
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
    // A page's last sheet is its own, which restyles what it shares with others: nothing may come after it.
    const own = [...document.querySelectorAll('link[rel=stylesheet]')].at(-1);
    if (own) own.before(link);
    else document.head.append(link);
  });
}
