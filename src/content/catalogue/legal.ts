import { z } from 'zod';
import { purposes } from '#site/purposes.ts';
import { httpsAddress } from './fields.ts';
import stored from './legal.json';

const days = z.int().positive();
const dates = z.strictObject({ inForceSince: z.iso.date(), lastRevised: z.iso.date() });

/** What the site stores in a visitor's browser. The words for each are found by its key. */
const storageKeys = [
  'userLanguage',
  'userCountry',
  'userZone',
  'requestLanguage',
  'consent',
  'consentPending',
  'consentReceipt',
  'accessibility-settings',
  'contactDraft',
  'answerDrafts',
  'quoteDraft',
  'firstTouch',
  'approvedPayments',
  'modalWePower',
  'cerradoVideo',
  'idnoty',
  'cerradoPopup',
  'userInfo',
  'hischat',
  'hormiga.session_token',
  'hormiga.sign_in',
  'hormiga.address',
  'hormiga.known_browser',
  'hormiga.oauth_state',
  'hormiga.passkey',
  'popup_{LANG}_{id}',
] as const;

const legalFacts = z.strictObject({
  /** True until the company's lawyer has reviewed the texts and the dates. */
  placeholder: z.boolean(),
  terms: dates,
  policy: dates,
  notice: dates,
  /**
   * The accessibility statement: its own day, the day of the last whole `npm run check:access`, and the standard it
   * aims at.
   */
  accessibility: z.strictObject({
    statedOn: z.iso.date(),
    testedOn: z.iso.date(),
    guidelines: httpsAddress,
  }),
  /** How often in a calendar month people may consult their own data free of charge. */
  freeConsultationsPerMonth: days,
  /** Business days in which a processor updates what the controller reported: article 18 of Law 1581. */
  processorUpdateDays: days,
  /** Articles 14 and 15 of Law 1581, in business days but for the completion, which the law counts in days. */
  consultation: z.strictObject({ answerDays: days, extensionDays: days }),
  claim: z.strictObject({
    answerDays: days,
    extensionDays: days,
    completionDays: days,
    abandonedAfterMonths: days,
    transferDays: days,
  }),
  /**
   * Days for which the server stores data, unless RETENTION_DAYS says otherwise. Purchases are accounting records, for
   * which article 28 of Law 962 of 2005 requires ten years.
   */
  retentionDays: z.strictObject({
    consent: days,
    'data-requests': days,
    'dead-letters': days,
    marketing: days,
    meetings: days,
    'missing-addresses': days,
    notifications: days,
    payments: days,
    quarantine: days,
    quotes: days,
    sandbox: days,
    'sent-mail': days,
    'staff-log': days,
    tickets: days,
    'unpaid-orders': days,
  }),
  /** The data authority: the Superintendencia de Industria y Comercio. */
  authority: httpsAddress,
  storage: z.array(
    z.strictObject({
      key: z.enum(storageKeys),
      places: z.array(z.enum(['cookie', 'localStorage'])),
      /** Stored only for visitors who agreed to it in the cookie banner. */
      purpose: z.enum(purposes).optional(),
      /**
       * How long it lasts as a cookie, or where it is stored alone; without an end it stays until the visitor deletes
       * it.
       */
      days: days.optional(),
      minutes: days.optional(),
      /** What removes it from local storage, before the visitor deletes it. */
      until: z.literal('signOut').optional(),
    }),
  ),
});

export const legal = legalFacts.parse(stored);
