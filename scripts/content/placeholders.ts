/** Names that can belong to nobody (RFC 2606) stand in for the owner's real ones. */
const standIn = /[.@_-]example\b/;

/** Where a value holds a stand-in: a text with `.example` in it, or an entry that says `placeholder: true`. */
export function findPlaceholders(path: string, value: unknown): string[] {
  if (typeof value === 'string') return standIn.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('placeholder' in value && value.placeholder === true) return [path];
  return Object.entries(value).flatMap(([key, inner]) => findPlaceholders(`${path} › ${key}`, inner));
}
