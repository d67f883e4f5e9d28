/**
 * The only access to local storage. Private windows forbid it and full disks refuse it; what cannot be stored lasts as
 * long as the page. Separate from `storage.ts`, because every page loads this.
 */
const unkept = new Map<string, string>();

/** The raw text of a key. */
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
    // The previous value is no longer valid.
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
