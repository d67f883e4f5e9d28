import type { AppContext } from '../../app-context.ts';
import { readBody } from '../../calls/read-input.ts';

/** Fields that come several times keep all of their values. */
export async function readForm(c: AppContext): Promise<URLSearchParams> {
  const body = await readBody(c, ['form'], { all: true });
  const texts = Object.entries(body).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (typeof one === 'string' ? [[name, one]] : [])),
  );
  return new URLSearchParams(texts);
}
