import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldRows } from './field-rows.ts';

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
