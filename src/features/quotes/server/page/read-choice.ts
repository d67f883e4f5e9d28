import { randomUUID } from 'node:crypto';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { chosenCountry } from '#platform/server/http/cookies.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { type CountryId, type Currency, currencies, findCountry } from '#site/countries.ts';
import type { QuoteAnswer, TypedQuote } from '../../quote-answer.ts';
import { quoteFields } from '../../quote-fields.ts';
import { readPicked } from '../../read-picked.ts';
import { readSelection, type Selected } from '../../selection.ts';
import { addParameter, currencyParameter, joinSelections, selectionParameter } from '../../selection-text.ts';

export type Choice = Extract<QuoteAnswer, { kind: 'choose' }>;

const nothingTyped: TypedQuote = { name: '', email: '', company: '', note: '' };

/** What the address of the page asks for. */
export function choiceInAddress(c: AppContext): Choice {
  const [chosen = '', added = ''] = [selectionParameter, addParameter].map(
    (name) => queryText(c, name, inputBounds.selection) ?? '',
  );
  const country = chosenCountry(c.req.header('cookie'));
  return choice({
    selected: readSelection(joinSelections(chosen, added)),
    country,
    currency: currencyIn(queryText(c, currencyParameter), country),
    typed: nothingTyped,
  });
}

/** What a form without JavaScript sent, with everything that was typed. */
export function choiceInForm(c: AppContext, form: URLSearchParams): Choice {
  const text = (field: keyof TypedQuote) => form.get(quoteFields[field]) ?? '';
  const country = findCountry(form.get(quoteFields.country) ?? undefined)?.id ?? chosenCountry(c.req.header('cookie'));
  return choice({
    selected: readPicked(form),
    country,
    currency: currencyIn(form.get(quoteFields.currency) ?? undefined, country),
    typed: { name: text('name'), email: text('email'), company: text('company'), note: text('note') },
    requestId: form.get(quoteFields.requestId) ?? undefined,
  });
}

interface Read {
  readonly selected: readonly Selected[];
  readonly currency: Currency;
  readonly country: CountryId | undefined;
  readonly typed: TypedQuote;
  readonly requestId?: string | undefined;
}

function choice({ requestId, ...read }: Read): Choice {
  const id = uuidText().safeParse(requestId).data ?? randomUUID();
  return { kind: 'choose', ...read, problems: {}, fault: undefined, requestId: id };
}

function currencyIn(text: string | undefined, country: CountryId | undefined): Currency {
  const named = currencies.find((known) => known === text?.slice(0, inputBounds.name).toLowerCase());
  return named ?? findCountry(country)?.currency ?? 'usd';
}
