import { measures } from '#content/catalogue/measures.ts';
import type { QuotableNumber } from '#content/catalogue/quotable.ts';
import { dataAttribute, dataOf, withData } from '#platform/page/data-attributes.ts';
import type { Currency } from '#site/currencies.ts';
import { amountsOf, parseSelection, writeSelection } from '../selection.ts';
import type { ChosenItem, QuoteItem } from './quote-start.ts';

/** The chosen items, in the order of the page. The rows of the form are the single source of truth. */
export function chosenIn(form: HTMLFormElement): ChosenItem[] {
  return [...readCatalogueRows(form).values()]
    .filter(({ box }) => box.checked)
    .map(({ box: _, numbers, ...item }) => ({
      item,
      amounts: amountsOf(
        item,
        numbers.map(({ value }) => value),
      ),
    }));
}

export function selectionIn(form: HTMLFormElement): string {
  return writeSelection(chosenIn(form));
}

/** Sets the form to this selection, as far as the page has its items, and opens the groups with chosen ones. */
export function chooseIn(form: HTMLFormElement, selection: string): void {
  const rows = readCatalogueRows(form);
  const selected = parseSelection(selection, (id) => rows.get(id));
  if (writeSelection(selected) === selectionIn(form)) return;
  const amounts = new Map(selected.map((one) => [one.item.id, one.amounts]));
  for (const { id, box, numbers, asks } of rows.values()) {
    const own = amounts.get(id);
    box.checked = own !== undefined;
    for (const [index, number] of numbers.entries()) {
      number.value = String(own?.[index] ?? asks[index]?.first ?? number.value);
    }
    if (own) box.closest('details')?.setAttribute('open', '');
  }
}

/** Shows the amount that the total uses in the number field: whole steps within the bounds. */
export function tidyNumber(form: HTMLFormElement, left: EventTarget): void {
  if (!(left instanceof HTMLInputElement)) return;
  for (const { numbers, asks } of readCatalogueRows(form).values()) {
    const ask = asks[numbers.indexOf(left)];
    if (ask) left.value = String(amountsOf({ asks: [ask] }, [left.value])[0]);
  }
}

interface Row extends QuoteItem {
  readonly box: HTMLInputElement;
  readonly numbers: readonly HTMLInputElement[];
}

/** The rows of the page by item id, with their checkbox and number fields. */
function readCatalogueRows(form: HTMLFormElement): ReadonlyMap<string, Row> {
  const rows = [...form.querySelectorAll<HTMLElement>(withData('item'))].flatMap((row) => readRow(row) ?? []);
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
    name: row.querySelector(withData('name'))?.textContent ?? box.value,
    prices: pricesOf(box),
  };
}

function askedBy(field: HTMLInputElement): QuotableNumber {
  const { min, max, step } = field;
  const { first, measure: asked } = dataOf(field);
  return {
    least: Number(min),
    most: Number(max),
    step: Number(step),
    first: Number(first),
    measure: measures.find((measure) => measure === asked) ?? 'quantity',
  };
}

/** In minor units, from an attribute such as `data-prices='{"usd":2000}'`. */
function pricesOf(box: HTMLInputElement): QuoteItem['prices'] {
  return JSON.parse(dataOf(box).prices ?? '{}');
}

/** Shows every price in this currency, no longer in that of the visitor's country. */
export function showCurrency(form: HTMLFormElement, currency: Currency): void {
  for (const price of form.querySelectorAll<HTMLElement>(withData('money'))) {
    price.hidden = dataOf(price).money !== currency;
    price.removeAttribute(dataAttribute('when-country'));
  }
}
