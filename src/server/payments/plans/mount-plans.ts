import { plansOf } from '#content/catalogue/plans.ts';
import { success } from '#contracts/envelope.ts';
import { getPlans } from '#contracts/plans.ts';
import { writeAmount } from '#site/payments/amount.ts';
import type { App } from '../../app-context.ts';
import { mountCall } from '../../calls/mount-call.ts';
import type { Config } from '../../config.ts';
import { CallFault } from '../../errors/call-fault.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { planTexts } from './plan-texts.ts';

/** By agreement. */
const contactOnly = '-';

export function mountPlans(app: App, config: Config): void {
  mountCall(app, config, getPlans, ({ currency, product_id, lang }, c) => {
    const language = lang ?? chooseLanguage(undefined, c.req.header());
    const plans = plansOf(product_id);
    if (plans.length === 0)
      throw new CallFault('notFound', { fields: { product_id: 'no plans are sold of this product' } });
    return success({
      currency: currency.toUpperCase(),
      plans: plans.map((plan) => {
        const minor = plan.prices[currency];
        return {
          id: plan.id,
          ...planTexts(plan, language),
          value: minor === undefined ? contactOnly : writeAmount(minor),
          frecuency: plan.frequency,
          is_recommended: plan.isRecommended,
        };
      }),
    });
  });
}
