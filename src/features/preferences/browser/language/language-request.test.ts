import { expect, it } from 'vitest';
import { languageRequest } from './settle-language.ts';

const nothing = undefined;

it.each([
  ['a new visitor who speaks none of our languages is asked', nothing, nothing, nothing, true, 'false', nothing],
  ['a visitor who was asked is not asked again', nothing, 'false', nothing, false, 'false', nothing],
  ['a new visitor who speaks one of our languages is not asked', nothing, nothing, 'es', false, nothing, nothing],
  ['a visitor with a pending question is asked', 'en', 'true', nothing, true, 'false', nothing],
  [
    'a pending question is dropped if the browser now has one of our languages',
    nothing,
    'true',
    'fr',
    false,
    'true',
    'fr',
  ],
  [
    'the language of the browser replaces the choice while a question is pending',
    'en',
    'true',
    'es',
    false,
    'true',
    'es',
  ],
  ['the choice is applied if the question was asked', 'es', 'false', nothing, false, 'false', 'es'],
  ['the choice is applied if there was no question', 'fr', nothing, 'en', false, nothing, 'fr'],
] as const)('on a page with the modal: %s', (_, stored, requested, browser, ask, next, apply) => {
  expect(languageRequest({ stored, requested, browser, canAsk: true })).toEqual({ ask, requested: next, apply });
});

it.each([
  [
    'a question becomes pending for a new visitor who speaks none of our languages',
    nothing,
    nothing,
    nothing,
    'true',
    nothing,
  ],
  ['a pending question stays pending', nothing, 'true', nothing, 'true', nothing],
  ['a question that was asked stays so', nothing, 'false', nothing, 'false', nothing],
  ['a new visitor who speaks one of our languages is not asked', nothing, nothing, 'fr', nothing, nothing],
  ['the choice is applied', 'es', 'true', nothing, 'true', 'es'],
] as const)('on any other page: %s', (_, stored, requested, browser, next, apply) => {
  expect(languageRequest({ stored, requested, browser, canAsk: false })).toEqual({
    ask: false,
    requested: next,
    apply,
  });
});
