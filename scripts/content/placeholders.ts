/** Reserved names (RFC 2606) and numbers of zeros are placeholders for the owner's real ones. */
const standIn = /[.@_-]example\b|(?:0\D?){6}/;

/** The paths of placeholders: a text with `.example` or six zeros in it, or an entry with `placeholder: true`. */
export function findPlaceholders(path: string, value: unknown): string[] {
  if (typeof value === 'string') return standIn.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('placeholder' in value && value.placeholder === true) return [path];
  return Object.entries(value).flatMap(([key, inner]) => findPlaceholders(`${path} › ${key}`, inner));
}
