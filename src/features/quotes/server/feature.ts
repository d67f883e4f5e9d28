import { customerCare } from '#features/team/roles.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import type { DrawQuote } from '../quote.ts';
import { mountQuotes } from './routes.ts';
import { quotesView, quoteView } from './staff.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps {
    readonly drawQuote: DrawQuote;
  }
}

const quote = { countedByHandler: 'new quotes, by network and address; the same request_id again is free' };

export const quotesFeature = defineFeature({
  name: 'quotes',
  mount(app, deps) {
    mountQuotes(app, deps);
    return { prepare: async (whole) => whole.request('/support/quote/en?items=quick-api') };
  },
  writeLimits: {
    'POST /api/services/quotation/create': quote,
    [`POST ${pagePattern('/support/quote')}`]: quote,
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
});
