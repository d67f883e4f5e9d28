import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { type Known, person, type Targets } from '#platform/server/testing-targets.ts';

const quotation = (known: Known) => ({
  items: [
    { id: 'product-wabot', months: 12, subscriptions: 5, hours: undefined, years: undefined, quantity: undefined },
  ],
  currency: 'USD',
  value: undefined,
  ...person(known),
  company: 'C',
  note: 'N',
  country: 'co',
  lang: 'en',
  request_id: known.uuid,
});

export const quoteTargets: Targets = {
  '/api/services/quotation/create': { kind: 'json', bodies: (known) => [quotation(known)] },
  [pagePattern('/support/quote')]: {
    kind: 'form',
    bodies: (known) => [
      {
        pick: 'product-wabot',
        'product-wabot.months': '12',
        'product-wabot.subscriptions': '5',
        currency: 'usd',
        ...person(known),
        company: 'C',
        note: 'N',
        country: 'co',
        value: '',
        request_id: known.uuid,
        action: '',
      },
    ],
  },
};
