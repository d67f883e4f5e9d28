import { describePlans } from '#content/catalogue/described-plans.ts';
import { wordsIn } from '#content/words.ts';
import { success } from '#platform/contracts/envelope.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { writeAmount } from '#site/money.ts';
import { getPlans } from '../contract.ts';

/** By agreement. */
const contactOnly = '-';

export function mountPlans(app: App, config: Config): void {
  mountCall(app, config, getPlans, ({ currency, product_id, lang }, c) => {
    const language = lang ?? chooseLanguage(undefined, c.req.header());
    const plans = describePlans(product_id, wordsIn(language), language);
    if (plans.length === 0)
      throw new CallError('notFound', { fields: { product_id: 'no plans are sold of this product' } });
    return success({
      currency: currency.toUpperCase(),
      plans: plans.map(({ id, name, description, size, features, prices, frequency, isRecommended }) => {
        const minor = prices[currency];
        const value = minor === undefined ? contactOnly : writeAmount(minor);
        return {
          id,
          name,
          description,
          size,
          features: [...features],
          value,
          frecuency: frequency,
          is_recommended: isRecommended,
        };
      }),
    });
  });
}
