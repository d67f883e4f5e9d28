import { measures } from '#content/catalogue/measures.ts';
import type { QuotableNumber } from '#content/catalogue/quotable.ts';
import { currencies } from '#site/countries.ts';
import type { QuoteItem } from './quote-item.ts';

interface Row extends QuoteItem {
  readonly box: HTMLInputElement;
  readonly numbers: readonly HTMLInputElement[];
}

/** The rows of the page, by the id of their thing: what can be chosen, and where it is ticked and counted. */
export function readCatalogueRows(form: HTMLFormElement): ReadonlyMap<string, Row> {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-item]')].flatMap((row) => readRow(row) ?? []);
  return new Map(rows.map((row) => [row.id, row]));
}

function readRow(row: HTMLElement): Row | undefined {
  const box = row.querySelector<HTMLInputElement>('[type=checkbox]');
  if (!box) return undefined;
  const numbers = [...row.querySelectorAll<HTMLInputElement>('[type=number]')];
  return {
    box,
    numbers,
    id: box.value,
    asks: numbers.map(askedBy),
    name: row.querySelector('[data-name]')?.textContent ?? box.value,
    prices: pricesOf(box),
  };
}

function askedBy({ min, max, step, dataset }: HTMLInputElement): QuotableNumber {
  return {
    least: Number(min),
    most: Number(max),
    step: Number(step),
    first: Number(dataset['first']),
    measure: measures.find((measure) => measure === dataset['measure']) ?? 'quantity',
  };
}

/** In minor units, as the page wrote them: `data-usd="2000"`. */
function pricesOf({ dataset }: HTMLInputElement): QuoteItem['prices'] {
  const known = currencies.flatMap((currency) => {
    const minor = Number(dataset[currency]);
    return minor > 0 ? [[currency, minor] as const] : [];
  });
  return Object.fromEntries(known);
}
