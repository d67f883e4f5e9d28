import { and, lt } from 'drizzle-orm';
import { customerCare } from '#features/team/roles.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { since } from '#platform/server/retention/retention-rules.ts';
import type { DrawQuote } from '../quote.ts';
import { quoteData } from './personal-data.ts';
import { mountQuotes } from './routes.ts';
import { quotesView, quoteView } from './staff.ts';
import { isNotOrdered } from './store.ts';
import { quote } from './tables.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps {
    readonly drawQuote: DrawQuote;
  }
}

const newQuote = { countedByHandler: 'new quotes, by network and address; the same request_id again is free' };

export const quotesFeature = defineFeature({
  name: 'quotes',
  mount(app, deps) {
    mountQuotes(app, deps);
    return { prepare: async (whole) => whole.request('/support/quote/en?items=quick-api') };
  },
  writeLimits: {
    'POST /api/services/quotation/create': newQuote,
    [`POST ${pagePattern('/support/quote')}`]: newQuote,
    'GET /api/services/quotation/download/:file{.+\\.pdf}': { countedByHandler: 'downloads, by network' },
  },
  console: {
    views: {
      quotes: { roles: customerCare, read: (place, { db, now }) => quotesView(db, place, now) },
      quote: {
        roles: customerCare,
        record: { list: 'quotes', unknown: 'unknownQuote' },
        read: async ({ quote: reference }, { db, config, now }) =>
          reference ? quoteView(db, reference, config, now) : undefined,
      },
    },
  },
  sampleMails: () => import('./sample-mails.ts'),
  tables: [
    {
      table: quote,
      // The index is on the day of a quote, which is before its end.
      stored: [since('quotes', quote.createdAt, (db, before) => and(lt(quote.validUntil, before), isNotOrdered(db)))],
    },
  ],
  personalData: quoteData,
});
