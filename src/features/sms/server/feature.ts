import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { mountSmsCalculator } from './routes.ts';

export const smsFeature = defineFeature({
  name: 'sms',
  mount: (app, { config, live }) => mountSmsCalculator(app, config, live),
  writeLimits: { [`POST ${pagePattern('/products/sms')}`]: { storesNothing: 'counts the characters of a text' } },
});
