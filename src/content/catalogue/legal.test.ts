import { describe, expect, it } from 'vitest';
import { accessibilityKey } from '#site/accessibility-settings.ts';
import { countryCookie, languageCookie, requestLanguageKey } from '#site/choice-cookies.ts';
import { consentKey } from '#site/consent.ts';
import { offerShownKey, videoClosedKey } from '#site/help-desk-popups.ts';
import { legal } from './legal.ts';

describe('the legal facts', () => {
  it('are those of the specification and of Law 1581', () => {
    expect(legal.freeConsultationsPerMonth).toBe(1);
    expect(legal.processorUpdateDays).toBe(5);
    expect(legal.consultation).toEqual({ answerDays: 10, extensionDays: 5 });
    expect(legal.claim).toMatchObject({ answerDays: 15, extensionDays: 8 });
  });

  it('name what the site really keeps in a browser', () => {
    const kept = [
      languageCookie,
      countryCookie,
      consentKey,
      accessibilityKey,
      requestLanguageKey,
      offerShownKey,
      videoClosedKey,
    ];
    expect(legal.storage.map(({ key }) => key)).toEqual(kept);
  });

  it('were not revised before they came into force', () => {
    for (const { inForceSince, lastRevised } of [legal.terms, legal.policy, legal.notice])
      expect(lastRevised >= inForceSince).toBe(true);
  });
});
