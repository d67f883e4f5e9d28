import { momentsBefore } from '#app/testing-demo/calendar.ts';
import { accountOf, type Demo, somebody } from '#app/testing-demo/demo-rows.ts';
import type { Person } from '#app/testing-demo/people.ts';
import { quotables } from '#content/catalogue/quotable.ts';
import { wordsIn } from '#content/words.ts';
import { mapCurrencies } from '#site/currencies.ts';
import { inventedAmount } from '#site/currency-rules.ts';
import { inMinor } from '#site/money.ts';
import { describeLine } from '../describe-quotable.ts';
import { totalsOf } from '../quote.ts';
import type { Selected } from '../selected-items.ts';
import { writeSelection } from '../selection.ts';
import { validUntil } from './create-quote.ts';

const share = 0.12;
/** A single large one would dwarf everything else in the charts. */
const largest = mapCurrencies(inventedAmount(6000), inMinor);

export function addQuotes(demo: Demo): void {
  const { random, rows, now, days, size } = demo;
  for (const createdAt of momentsBefore(now, days, Math.ceil(size * share), random)) {
    const person = somebody(demo);
    const selected = select(demo, person);
    const { language, currency, country, name, email, company } = person;
    const totals = totalsOf(selected, currency);
    if (totals.subtotal === 0 || totals.subtotal > largest[currency]) continue;
    rows.quotes.push({
      id: random.uuid(),
      reference: random.code('Q', 3),
      userId: accountOf(person),
      name,
      email,
      company,
      note: null,
      language,
      country,
      currency,
      selection: writeSelection(selected),
      lines: selected.map((one) => describeLine(one, currency, wordsIn(language), language)),
      ...totals,
      createdAt,
      validUntil: validUntil(createdAt),
    });
  }
}

/** One to three items that have a price in the person's currency and are offered in their country. */
function select({ random }: Demo, { currency, country }: Person): Selected[] {
  const offered = quotables.filter(
    ({ prices, onlyIn }) => prices[currency] !== undefined && (onlyIn === undefined || onlyIn === country),
  );
  const chosen = new Set(Array.from({ length: random.between(1, 3) }, () => random.pick(offered)));
  return [...chosen].map((item) => ({
    item,
    amounts: item.asks.map(({ least, most, step, first, measure }) => {
      if (measure === 'months') return random.pick([1, 6, 12].filter((months) => months >= least && months <= most));
      return Math.min(most, first + step * random.between(0, 4));
    }),
  }));
}
