import { expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../../calls.ts';
import { fieldRows } from './fields.tsx';

it('lists fields by their path, with type, limits and whether they are required', () => {
  const schema = z.object({
    name: z.string().max(80).describe('Who writes'),
    kind: z.enum(['a', 'b']).default('a'),
    DATA: z.array(z.object({ id: z.literal(1) })),
  });
  expect(fieldRows(z.toJSONSchema(schema, { io: 'input' }))).toEqual([
    { path: 'name', type: 'string', note: 'Who writes; at most 80 characters', required: true },
    { path: 'kind', type: '"a" | "b"', note: 'default "a"', required: false },
    { path: 'DATA', type: 'array of object', note: '', required: true },
    { path: 'DATA[].id', type: '1', note: '', required: true },
  ]);
});

it('names every type that a field may have, and lists the fields of each', () => {
  const schema = z.object({
    value: z.union([z.string(), z.number()]),
    DATA: z.object({ id: z.int() }).nullable(),
  });
  expect(fieldRows(z.toJSONSchema(schema, { io: 'output' }))).toEqual([
    { path: 'value', type: 'string | number', note: '', required: true },
    { path: 'DATA', type: 'object | null', note: '', required: true },
    { path: 'DATA.id', type: 'integer', note: '', required: true },
  ]);
});

it('knows the type of every field of every call', () => {
  const unknown = calls.flatMap(({ path, request, response }) =>
    [request, response]
      .flatMap((schema) => (schema ? fieldRows(z.toJSONSchema(schema, { io: 'input' })) : []))
      .filter(({ type }) => type.includes('anything'))
      .map((row) => `${path} ${row.path}`),
  );
  expect(unknown).toEqual([]);
});
