import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotables } from '#content/catalogue/quotable.ts';
import { currencies } from '#site/currencies.ts';
import { smallestAmount } from '#site/money.ts';
import { quoteLimits } from '#site/quotes.ts';
import { lineTotal, totalsOf } from './quote.ts';
import { readSelection, type Selected } from './selected-items.ts';
import { amountsOf, writeSelection } from './selection.ts';

const item = fc.constantFrom(...quotables);
const typed = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(undefined));
const selected = fc.tuple(item, fc.array(typed, { maxLength: 3 })).map(
  ([one, numbers]): Selected => ({
    item: one,
    amounts: amountsOf(one, numbers),
  }),
);
const selection = fc.uniqueArray(selected, { selector: ({ item: { id } }) => id, maxLength: quoteLimits.lines });
const currency = fc.constantFrom(...currencies);
const rules = fc.array(fc.record({ name: fc.constant('IVA'), rate: fc.integer({ min: 0, max: 10_000 }) }), {
  maxLength: 3,
});

describe('a selection', () => {
  it('can be written to an address and read back', () => {
    fc.assert(
      fc.property(selection, (chosen) => {
        expect(readSelection(writeSelection(chosen))).toEqual(chosen);
      }),
    );
  });

  it('is within its bounds, whatever was typed', () => {
    fc.assert(
      fc.property(item, fc.array(typed, { maxLength: 3 }), (one, numbers) => {
        const amounts = amountsOf(one, numbers);
        expect(amounts).toHaveLength(one.asks.length);
        for (const [index, { least, most, step }] of one.asks.entries()) {
          const amount = amounts[index] ?? Number.NaN;
          expect(amount).toBeGreaterThanOrEqual(least);
          expect(amount).toBeLessThanOrEqual(most);
          expect((amount - least) % step).toBe(0);
        }
      }),
    );
  });

  it('is read from any address without an error', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(...quotables.map(({ id }) => id)),
      fc.constantFrom('_', '.', '1e9', '-5'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const chosen = readSelection(parts.join(''));
        expect(chosen.length).toBeLessThanOrEqual(quoteLimits.lines);
        expect(readSelection(writeSelection(chosen))).toEqual(chosen);
      }),
    );
  });
});

describe('the total of a selection', () => {
  it('has every tax rounded half up, exactly, to whole minor units or pesos', () => {
    fc.assert(
      fc.property(selection, currency, rules, (chosen, money, taxRules) => {
        const { subtotal, taxes } = totalsOf(chosen, money, taxRules);
        const smallest = BigInt(smallestAmount(money));
        for (const { rate, minor } of taxes) {
          const twice = 2n * 10_000n * smallest;
          const exact = (2n * BigInt(subtotal) * BigInt(rate) + 10_000n * smallest) / twice;
          expect(minor).toBe(Number(exact * smallest));
        }
      }),
    );
  });

  it('is in whole minor units, and whole pesos', () => {
    fc.assert(
      fc.property(selection, currency, rules, (chosen, money, taxRules) => {
        const { subtotal, taxes, total } = totalsOf(chosen, money, taxRules);
        const smallest = smallestAmount(money);
        for (const minor of [subtotal, total, ...taxes.map((tax) => tax.minor)]) {
          expect(Number.isSafeInteger(minor)).toBe(true);
          expect(minor % smallest).toBe(0);
          expect(minor).toBeGreaterThanOrEqual(0);
        }
        expect(total).toBe(subtotal + taxes.reduce((sum, { minor }) => sum + minor, 0));
      }),
    );
  });

  it('is the sum of its lines, without those by agreement', () => {
    fc.assert(
      fc.property(selection, currency, (chosen, money) => {
        const lines = chosen.map((one) => lineTotal(one, money));
        expect(totalsOf(chosen, money).subtotal).toBe(lines.reduce<number>((sum, minor) => sum + (minor ?? 0), 0));
        for (const [index, { item: one }] of chosen.entries()) {
          expect(lines[index] === undefined).toBe(one.prices[money] === undefined);
        }
      }),
    );
  });

  it('rounds half a unit of a tax up', () => {
    const [wabot] = readSelection('product-wabot.1.1');
    const price = wabot?.item.prices.usd ?? 0;
    expect(wabot && totalsOf([wabot], 'usd', [{ name: 'IVA', rate: 1900 }]).taxes).toEqual([
      { name: 'IVA', rate: 1900, minor: Math.round(price * 0.19) },
    ]);
  });
});
