/** Names that can belong to nobody (RFC 2606), and numbers of zeros, stand in for the owner's real ones. */
const standIn = /[.@_-]example\b|(?:0\D?){6}/;

/** Where a value holds a stand-in: a text with `.example` or six zeros in it, or an entry that says `placeholder: true`. */
export function findPlaceholders(path: string, value: unknown): string[] {
  if (typeof value === 'string') return standIn.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('placeholder' in value && value.placeholder === true) return [path];
  return Object.entries(value).flatMap(([key, inner]) => findPlaceholders(`${path} › ${key}`, inner));
}
