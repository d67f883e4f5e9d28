/** An address with a query of what is said; what is left out, or empty, is not in it. */
export function withQuery(address: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value));
  // Not by its size, which phones of a few years ago do not know.
  const search = query.toString();
  return search ? `${address}?${search}` : address;
}
