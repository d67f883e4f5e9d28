import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unitPrice } from '#content/catalogue/fields.ts';
import { factProblem, lineOf, syntaxProblem } from './content-problems.ts';

describe('a content file that is no JSON', () => {
  const problem = (text: string) => syntaxProblem('src/content/en/home.json', text);

  it('is named with the line of what is wrong, and with what to write', () => {
    expect(problem('{\n  "a": "1",\n}')).toBe(
      'src/content/en/home.json, line 2: a comma after the last entry: delete it.',
    );
    expect(problem('{\n  "a": "1"\n  "b": "2"\n}')).toMatch(/home\.json, line 2: a comma is missing after this line/);
    expect(problem('{\n  "a": "say "hello" twice"\n}')).toMatch(/home\.json, line 2: .*backslash/);
    expect(problem('{\n  "a": [1, 2]\n')).toMatch(/home\.json, line 2: the file ends before its last bracket/);
    expect(problem("{\n  'a': 1\n}")).toMatch(/home\.json, line 1: this is no JSON, before "'a': 1/);
  });

  it('is told from one that is', () => {
    expect(problem('{ "a": [1, "2", null] }')).toBeUndefined();
  });
});

describe('a wrong fact of the catalogue', () => {
  const products = `[
  {
    "slug": "wabot",
    "price": { "cop": 100000, "usd": 20 }
  },
  {
    "slug": "wabott",
    "each": "30,50",
    "price": {
      "usd": "30,50",
      "cop": 2
    },
    "color": "red"
  }
]`;
  const schema = z.array(
    z.strictObject({
      slug: z.enum(['wabot', 'chatter']),
      each: unitPrice.optional(),
      price: z.object({ usd: z.number(), cop: z.int() }),
    }),
  );
  const { error } = schema.safeParse(JSON.parse(products));
  const problems = (error?.issues ?? []).map((issue) => factProblem('products.json', products, issue));

  it('is named with file, line, key and what to write', () => {
    expect(problems).toEqual([
      'products.json, line 7, 1 › slug: "wabott" is not one of wabot, chatter.',
      'products.json, line 8, 1 › each: "30,50": a price such as 0.0012, with four decimals at most.',
      'products.json, line 10, 1 › price › usd: "30,50" is not a number without quotes, such as 30.',
      'products.json, line 6, 1: no such key: color. Correct its name, or delete it.',
    ]);
  });

  it('that is missing is named at the group that lacks it', () => {
    const missing = z.array(z.object({ price: z.object({ cad: z.number() }) })).safeParse(JSON.parse(products));
    const [first] = missing.error?.issues ?? [];
    expect(first && factProblem('products.json', products, first)).toBe(
      'products.json, line 4, 0 › price › cad: it is missing. Write a number without quotes, such as 30.',
    );
  });

  it('is found among entries of the same name', () => {
    expect(lineOf(products, [0, 'price', 'usd'])).toBe(4);
    expect(lineOf(products, [1, 'price', 'cop'])).toBe(11);
    expect(lineOf('{ "a, \\" b": {\n"c": [1,\n2] } }', ['a, " b', 'c', 1])).toBe(3);
  });
});
