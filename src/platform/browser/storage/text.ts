/**
 * The only door to local storage. Private windows forbid it and full disks refuse it; what cannot be kept there lasts
 * as long as the page. Apart from `storage.ts`, because every page loads this.
 */
const unkept = new Map<string, string>();

/** The text under a key, as it stands there. */
export function readText(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberText(key: string, text: string): void {
  unkept.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    // What stood there before is no longer true.
    forget(key);
    unkept.set(key, text);
  }
}

export function forget(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {}
}
