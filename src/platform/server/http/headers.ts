/** Request headers with lower-case names, as both Node and Hono provide them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
}
