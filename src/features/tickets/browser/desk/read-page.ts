/** The page at this address as it is now; undefined if it cannot be read, or is another one, such as the sign-in. */
export async function readPage(address: string): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
    if (!response.ok || response.redirected) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}
