/** The headers of a request, their names in lower case: what both Node and Hono can give. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
}
