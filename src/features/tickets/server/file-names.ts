/** Characters with a meaning in a path, a shell or a file system, and invisible ones. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}"'%*/:;<>?\\|]/gu;

/** A name under which any system can store a file. Never a path. */
export function safeFileName(name: string): string {
  const safe = name.replace(unsafe, '_');
  // Leading dots are removed: the file would be hidden. Windows drops dots and spaces at the end.
  const isTrimmed = (at: number) => /[.\s]/.test(safe.charAt(at));
  let [start, end] = [0, safe.length];
  while (start < end && isTrimmed(start)) start++;
  while (start < end && isTrimmed(end - 1)) end--;
  return safe.slice(start, end) || 'file';
}

/** The safe name in the letters of ASCII, for programs that know no others. */
export function plainFileName(name: string): string {
  // Decomposing a letter may produce an unsafe character, or a dot at the end, so the result is made safe again.
  const decomposed = safeFileName(name).normalize('NFKD').replace(/\p{M}/gu, '');
  return safeFileName(decomposed).replace(/[^\x20-\x7e]/gu, '_');
}

/** The Content-Disposition header that makes a browser save a file under a safe form of this name. */
export function asAttachment(name: string): string {
  return `attachment; filename="${plainFileName(name)}"; filename*=UTF-8''${encodeURIComponent(safeFileName(name))}`;
}

/** Characters that change the direction of the text around them, and so the order in which a name is shown. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is shown: in the order of its letters. */
export function visibleName(name: string): string {
  return name.replace(turning, '_');
}
