import { amountsOf, parseSelection, writeSelection } from '../selection-text.ts';
import type { ChosenItem } from './quote-item.ts';
import { readCatalogueRows } from './read-catalogue-rows.ts';

/** What is chosen, in the order of the page. Its rows are the truth, and all else follows them. */
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

/** Chooses exactly this, as far as the page has it, and opens the groups in which something is chosen. */
export function chooseIn(form: HTMLFormElement, selection: string): void {
  const shelf = readCatalogueRows(form);
  const wanted = parseSelection(selection, (id) => shelf.get(id));
  if (writeSelection(wanted) === selectionIn(form)) return;
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
export function tidyNumber(form: HTMLFormElement, left: EventTarget): void {
  if (!(left instanceof HTMLInputElement)) return;
  for (const { numbers, asks } of readCatalogueRows(form).values()) {
    const asked = asks[numbers.indexOf(left)];
    if (asked) left.value = String(amountsOf({ asks: [asked] }, [left.value])[0]);
  }
}
