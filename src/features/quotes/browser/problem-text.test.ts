import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { checkTexts } from '#platform/browser/form-fields.ts';
import { localeOf } from '#site/languages.ts';
import { quotePerson } from '../quote-fields.ts';
import { problemText } from './problem-text.ts';

const right = { name: 'Zoë O’Hara', email: 'zoe@example.com', company: '', note: '' };

it('only the name and the e-mail address are required', () => {
  expect(checkTexts(quotePerson, right)).toEqual({});
  expect(checkTexts(quotePerson, { name: ' ', email: '', company: ' ', note: '\n' })).toEqual({
    name: 'missing',
    email: 'missing',
  });
  expect(checkTexts(quotePerson, { ...right, email: 'zoe@' })).toEqual({ email: 'invalid' });
});

it('every field has a maximum length', () => {
  const long = {
    ...right,
    company: 'x'.repeat(quotePerson.company.longest + 1),
    note: 'x'.repeat(quotePerson.note.longest + 1),
  };
  expect(checkTexts(quotePerson, long)).toEqual({ company: 'tooLong', note: 'tooLong' });
});

it.each(['en', 'es', 'fr'] as const)('every problem has a text in %s', (language) => {
  const { quote, currencies } = wordsIn(language);
  const words = { problems: quote.summary.problems, currencies: currencies.names };
  const say = (field: string, problem: string) => problemText(words, field, problem, { language, currency: 'cop' });
  const { items, email, any } = words.problems;
  expect(say('items', 'missing')).toBe(items.missing);
  expect(say('items', 'byAgreement')).toContain(currencies.names.cop);
  expect(say('items', 'from 1 to 36')).toBe(items.any);
  expect(say('email', 'invalid')).toBe(email.invalid);
  expect(say('note', 'tooLong')).toContain(new Intl.NumberFormat(localeOf(language)).format(quotePerson.note.longest));
  expect(say('name', 'whatever')).toBe(any.invalid);
});
