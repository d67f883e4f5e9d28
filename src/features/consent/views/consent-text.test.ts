import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { consentVersion } from '../consent-text.ts';

/** The languages of these versions. What is written in another one says the same. */
const answeredIn = ['en', 'es', 'fr'] as const;

/** The texts that visitors have answered. Never change one of these: add a new one. */
const answeredTexts: Readonly<Record<string, string>> = {
  '2026-11-15': '3b26af23b4a04559',
  '2026-11-15.2': '883d54ae7d5d3b10',
  '2026-11-15.3': 'd2d2d1c01f1ba945',
};

it('has a separate version for every text that visitors have answered', () => {
  const texts = answeredIn.map((language) => {
    const { text, optional, purposes } = wordsIn(language).shell.cookies;
    return [text, optional, purposes];
  });
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect(
    answeredTexts[consentVersion],
    `The text of the cookie banner has changed. If its meaning has too, set a new consentVersion and add "${hash}" for it; if not, put that hash in place of the old one.`,
  ).toBe(hash);
});
