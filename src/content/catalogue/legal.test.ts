import { describe, expect, it } from 'vitest';
import { popupShown } from '#features/marketing/stored.ts';
import { ownKeys } from '#pages/(legal)/legal_policy/browser/own-keys.ts';
import {
  addressCookie,
  countryCookie,
  handoverCookie,
  knownBrowserCookie,
  languageCookie,
  oauthStateCookie,
  passkeyCookie,
  sessionCookie,
  signInCookie,
  zoneCookie,
} from '#site/cookies.ts';
import { legal } from './legal.ts';

describe('the legal facts', () => {
  it('are those of the specification and of Law 1581', () => {
    expect(legal.freeConsultationsPerMonth).toBe(1);
    expect(legal.processorUpdateDays).toBe(5);
    expect(legal.consultation).toEqual({ answerDays: 10, extensionDays: 5 });
    expect(legal.claim).toMatchObject({ answerDays: 15, extensionDays: 8 });
  });

  it('store data for whole years where the policy says years, and purchases as long as the law requires', () => {
    const inYears = ['tickets', 'meetings', 'quotes', 'unpaid-orders', 'payments', 'consent', 'data-requests'] as const;
    for (const kind of [...inYears, 'notifications'] as const) expect(legal.retentionDays[kind] % 365, kind).toBe(0);
    expect(legal.retentionDays.payments).toBeGreaterThanOrEqual(3650);
  });

  it('name what the site really stores in a browser', () => {
    const storedKeys = ownKeys.map(({ key }) => key);
    const { key: popups } = popupShown('es', 1);
    const named = (place: 'cookie' | 'localStorage') =>
      legal.storage.filter(({ places }) => places.includes(place)).map(({ key }) => key.replace('{LANG}_{id}', 'ES_1'));
    expect(named('localStorage')).toEqual([...storedKeys, popups]);
    expect(named('cookie')).toEqual([
      languageCookie,
      countryCookie,
      zoneCookie,
      handoverCookie,
      sessionCookie,
      signInCookie,
      addressCookie,
      knownBrowserCookie,
      oauthStateCookie,
      passkeyCookie,
    ]);
  });

  it('were not revised before they came into force', () => {
    for (const { inForceSince, lastRevised } of [legal.terms, legal.policy, legal.notice])
      expect(lastRevised >= inForceSince).toBe(true);
    expect(legal.accessibility.statedOn >= legal.accessibility.testedOn).toBe(true);
  });
});
