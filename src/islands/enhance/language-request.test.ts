import { expect, it } from 'vitest';
import { languageRequest } from './language-request.ts';

it.each([
  ['a new visitor from elsewhere is asked', null, null, 'de-DE', true, 'false', undefined],
  ['and only once', null, 'false', 'de-DE', false, 'false', undefined],
  ['a new visitor who speaks one of ours is not', null, null, 'es-CO', false, null, undefined],
  ['who was to be asked and now speaks one of ours gets it', null, 'true', 'fr-CA', false, 'true', 'fr'],
  ['who was to be asked is asked', 'en', 'true', 'pt-BR', true, 'false', undefined],
  ['otherwise the choice stands', 'es', 'false', 'de-DE', false, 'false', 'es'],
  ['also without a request', 'fr', null, 'en-CA', false, null, 'fr'],
  ['what is stored may be nonsense', 'xx', null, 'ja', true, 'false', undefined],
] as const)('%s', (_, stored, requested, browser, ask, next, apply) => {
  expect(languageRequest({ stored, requested, browser })).toEqual({ ask, requested: next, apply });
});
