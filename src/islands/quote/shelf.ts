import type { Asked } from '#content/catalogue/quotable.ts';
import { currencies } from '#site/countries.ts';
import { measures } from '#site/quotes/measures.ts';
import { amountsOf, type Chosen } from '#site/quotes/selection-text.ts';
import type { ChosenItem, QuoteItem } from './quote-item.ts';

interface Row extends QuoteItem {
  readonly box: HTMLInputElement;
  readonly numbers: readonly HTMLInputElement[];
}

/** The rows of the page: what can be chosen, and whether it is. They are the truth, and the address follows them. */
export function readShelf(form: HTMLFormElement): ReadonlyMap<string, Row> {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-item]')].flatMap((row) => readRow(row) ?? []);
  return new Map(rows.map((row) => [row.id, row]));
}

function readRow(row: HTMLElement): Row | undefined {
  const box = row.querySelector<HTMLInputElement>('[type=checkbox]');
  if (!box) return undefined;
  const numbers = [...row.querySelectorAll<HTMLInputElement>('[type=number]')];
  return {
    ...{ box, numbers, id: box.value, asks: numbers.map(askedBy) },
    name: row.querySelector('[data-name]')?.textContent ?? box.value,
    prices: pricesOf(box),
  };
}

function askedBy({ min, max, step, dataset }: HTMLInputElement): Asked {
  return {
    ...{ least: Number(min), most: Number(max), step: Number(step), first: Number(dataset['first']) },
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

/** What is chosen, in the order of the page. */
export function chosenOn(shelf: ReadonlyMap<string, Row>): ChosenItem[] {
  return [...shelf.values()]
    .filter(({ box }) => box.checked)
    .map(({ box: _, numbers, ...item }) => ({
      item,
      amounts: amountsOf(
        item,
        numbers.map(({ value }) => value),
      ),
    }));
}

/** Chooses exactly this, and opens the groups in which something is chosen. */
export function chooseOn(shelf: ReadonlyMap<string, Row>, wanted: readonly Chosen<{ readonly id: string }>[]): void {
  const amounts = new Map(wanted.map((one) => [one.item.id, one.amounts]));
  for (const { id, box, numbers, asks } of shelf.values()) {
    const own = amounts.get(id);
    box.checked = own !== undefined;
    for (const [index, number] of numbers.entries()) {
      number.value = String(own?.[index] ?? asks[index]?.first ?? number.value);
    }
    if (own) box.closest('details')?.setAttribute('open', '');
  }
}

/** Writes into a number's box what is reckoned with: whole steps within the bounds. */
export function tidyNumber(shelf: ReadonlyMap<string, Row>, left: EventTarget): void {
  if (!(left instanceof HTMLInputElement)) return;
  for (const { numbers, asks } of shelf.values()) {
    const index = numbers.indexOf(left);
    const number = numbers[index];
    const asked = asks[index];
    if (number && asked) number.value = String(amountsOf({ asks: [asked] }, [number.value])[0]);
  }
}
