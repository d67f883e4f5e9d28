import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { localeOf } from '#site/languages.ts';
import { quoteLimits } from '#site/quotes.ts';
import { checkPerson, problemText } from './check-person.ts';

const right = { name: 'Zoë O’Hara', email: 'zoe@example.com', company: '', note: '' };

it('only the name and the e-mail address are required', () => {
  expect(checkPerson(right)).toEqual({});
  expect(checkPerson({ name: ' ', email: '', company: ' ', note: '\n' })).toEqual({
    name: 'missing',
    email: 'missing',
  });
  expect(checkPerson({ ...right, email: 'zoe@' })).toEqual({ email: 'invalid' });
});

it('every field has a maximum length', () => {
  const long = { ...right, company: 'x'.repeat(quoteLimits.company + 1), note: 'x'.repeat(quoteLimits.note + 1) };
  expect(checkPerson(long)).toEqual({ company: 'tooLong', note: 'tooLong' });
});

it.each(['en', 'es', 'fr'] as const)('every problem has a text in %s', (language) => {
  const { quote, checkout } = wordsIn(language);
  const words = { problems: quote.summary.problems, currencies: checkout.currencies };
  const say = (field: string, problem: string) => problemText(words, field, problem, { language, currency: 'cop' });
  const { items, email, any } = words.problems;
  expect(say('items', 'missing')).toBe(items.missing);
  expect(say('items', 'byAgreement')).toContain(checkout.currencies.cop);
  expect(say('items', 'from 1 to 36')).toBe(items.any);
  expect(say('email', 'invalid')).toBe(email.invalid);
  expect(say('note', 'tooLong')).toContain(new Intl.NumberFormat(localeOf(language)).format(quoteLimits.note));
  expect(say('name', 'whatever')).toBe(any.invalid);
});
