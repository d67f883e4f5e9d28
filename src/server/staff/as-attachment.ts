/** Signs that mean something in a path, to a shell or to a file system. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}"'%*/:;<>?\\|]/gu;

/** The header with which a browser saves a file under this name, whatever its sender called it. */
export function asAttachment(name: string): string {
  // A name that begins with a dot would be hidden.
  const safe =
    name
      .replace(unsafe, '_')
      .replace(/^[.\s]+/, '')
      .trim() || 'file';
  const plain = safe.normalize('NFKD').replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
