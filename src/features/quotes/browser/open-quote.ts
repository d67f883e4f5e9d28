import { fillInPerson } from '#features/accounts/browser/fill-in-person.ts';
import type { Currency } from '#site/countries.ts';
import { quoteFields } from '../quote-fields.ts';
import { draft, madeOf, saveDraft } from './draft.ts';
import { currencyIn, isAdding, openingSelection } from './opening.ts';
import { fillPerson, personIn } from './person.ts';
import type { ChosenItem } from './quote-item.ts';
import { chooseIn, chosenIn, selectionIn } from './shelf.ts';

interface Opened {
  readonly chosen: readonly ChosenItem[];
  /** What is shown was put together on an earlier visit. */
  readonly wasKept: boolean;
  /** That of the address, and that of the earlier visit. */
  readonly currencies: { readonly asked: Currency | undefined; readonly kept: Currency | undefined };
}

/** Puts into the form what the address, an earlier visit and the account know. */
export function openQuote(form: HTMLFormElement): Opened {
  const { search } = location;
  const kept = draft();
  // What was ticked while the island slept, or what the browser put back, is as good as drawn.
  const drawn = selectionIn(form);
  const opening = openingSelection({ search, drawn, kept: kept?.items ?? '' });
  chooseIn(form, opening);
  const before = kept ?? madeOf(opening);
  if (before) fillPerson(form, before.typed);
  fillInPerson(form, quoteFields);
  // What another page added is the visitor's own choice; what a shared address holds becomes theirs when they change it.
  if (isAdding(search)) saveDraft({ items: selectionIn(form), currency: kept?.currency, typed: personIn(form) });
  return {
    chosen: chosenIn(form),
    wasKept: kept !== undefined && kept.items !== '' && kept.items === opening,
    currencies: { asked: currencyIn(search), kept: kept?.currency },
  };
}
