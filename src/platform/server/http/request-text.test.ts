import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { inputBounds } from '../../contracts/input-bounds.ts';
import type { AppEnv } from '../app-context.ts';
import { formText, pathText, queryFields, queryText, queryTexts, typedText } from './request-text.ts';

const app = new Hono<AppEnv>().get('/:part', (c) =>
  c.json({
    one: queryText(c, 'a') ?? 'none',
    all: queryTexts(c),
    part: pathText(c, 'part'),
    fields: queryFields(c).getAll('b'),
  }),
);
const ask = async (path: string) => (await app.request(path)).json();

describe('query and path parameters', () => {
  it('are read unchanged if they are short', async () => {
    expect(await ask('/x%20y?a=1&b=2&b=3')).toEqual({
      one: '1',
      all: { a: '1', b: '2' },
      part: 'x y',
      fields: ['2', '3'],
    });
    expect(await ask('/x?b=2')).toMatchObject({ one: 'none' });
  });

  it('count as empty if they are too long', async () => {
    const long = 'a'.repeat(inputBounds.address + 1);
    expect(await ask(`/${long}?a=${long}&c=ok`)).toMatchObject({ one: '', all: { a: '', c: 'ok' }, part: '' });
  });
});

it('a form field is empty if it was omitted, is a file or is too long, and can be shown again as typed', () => {
  const body = { file: new File([], 'a.txt'), short: 'H-7KQ2-94MX', long: '*'.repeat(90_000) };
  const read = (field: string) => formText(body, field, inputBounds.reference);
  expect(['file', 'none', 'short', 'long'].map(read)).toEqual(['', '', 'H-7KQ2-94MX', '']);
  expect(typedText(body, 'long')).toBe(body.long);
});
