import type { AppContext } from '#platform/server/app-context.ts';
import { readForm as readFields } from '#platform/server/body/read-body.ts';

/** Fields that come several times keep all of their values. */
export async function readForm(c: AppContext): Promise<URLSearchParams> {
  const { fields } = await readFields(c);
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (typeof one === 'string' ? [[name, one]] : [])),
  );
  return new URLSearchParams(texts);
}
