/** Signs that mean something in a path, to a shell or to a file system, and those that are not seen. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}"'%*/:;<>?\\|]/gu;

/** The header with which a browser saves a file under this name, whatever its sender called it. */
export function asAttachment(name: string): string {
  // A name that begins with a dot would be hidden.
  const safe =
    name
      .replace(unsafe, '_')
      .replace(/^[.\s]+/, '')
      .trim() || 'file';
  // For the oldest browsers. Taken apart, a letter may give a sign that is unsafe.
  const plain = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(unsafe, '_')
    .replace(/[^\x20-\x7e]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
