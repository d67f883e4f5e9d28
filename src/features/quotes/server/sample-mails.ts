import { wordsIn } from '#content/words.ts';
import { type OwnSamples, type SampleDeps, sampleLater, sampleRow } from '#platform/server/mail/dev/own-samples.ts';
import { describeLine } from '../describe-quotable.ts';
import { totalsOf } from '../quote.ts';
import { readSelection } from '../selected-items.ts';
import { teamQuoteMail, visitorQuoteMail } from './mail.ts';
import type { StoredQuote } from './store.ts';

const selection = 'product-wabot.12.5_quick-api.1_support-startups.6_helpdesk-small.1';

export function sampleMails({ config, secret, language, typed }: SampleDeps) {
  const selected = readSelection(selection);
  const stored: StoredQuote = {
    ...sampleRow,
    ...totalsOf(selected, 'usd', [{ name: 'IVA', rate: 1900 }]),
    name: typed.name,
    language,
    selection,
    reference: 'Q-7KQ2-94MX-3HTW',
    company: typed.company,
    note: typed.note,
    country: 'co',
    currency: 'usd',
    lines: selected.map((one) => describeLine(one, 'usd', wordsIn(language), language)),
    validUntil: sampleLater,
    ownerDeletedAt: null,
  };
  return {
    toVisitor: { 'quote-visitor': visitorQuoteMail({ config, secret, isProven: false }, stored) },
    toTeam: { 'quote-team': teamQuoteMail(config, stored) },
  } satisfies OwnSamples;
}
