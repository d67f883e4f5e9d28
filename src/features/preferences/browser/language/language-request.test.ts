import { expect, it } from 'vitest';
import { languageRequest } from './settle-language.ts';

const nothing = undefined;

it.each([
  ['a new visitor from elsewhere is asked', nothing, nothing, nothing, true, 'false', nothing],
  ['and only once', nothing, 'false', nothing, false, 'false', nothing],
  ['a new visitor who speaks one of ours is not', nothing, nothing, 'es', false, nothing, nothing],
  ['who was to be asked is asked', 'en', 'true', nothing, true, 'false', nothing],
  ['who was to be asked and now speaks one of ours gets it', nothing, 'true', 'fr', false, 'true', 'fr'],
  ['also instead of what was chosen', 'en', 'true', 'es', false, 'true', 'es'],
  ['otherwise the choice stands', 'es', 'false', nothing, false, 'false', 'es'],
  ['also without a request', 'fr', nothing, 'en', false, nothing, 'fr'],
] as const)('on a page with the modal: %s', (_, stored, requested, browser, ask, next, apply) => {
  expect(languageRequest({ stored, requested, browser, canAsk: true })).toEqual({ ask, requested: next, apply });
});

it.each([
  ['a new visitor from elsewhere is to be asked', nothing, nothing, nothing, 'true', nothing],
  ['and goes on to be', nothing, 'true', nothing, 'true', nothing],
  ['unless that has happened', nothing, 'false', nothing, 'false', nothing],
  ['a new visitor who speaks one of ours is not', nothing, nothing, 'fr', nothing, nothing],
  ['what was chosen stands', 'es', 'true', nothing, 'true', 'es'],
] as const)('on any other page: %s', (_, stored, requested, browser, next, apply) => {
  expect(languageRequest({ stored, requested, browser, canAsk: false })).toEqual({
    ask: false,
    requested: next,
    apply,
  });
});
