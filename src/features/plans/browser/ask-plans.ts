import { callSite } from '#platform/browser/calls/call-site.ts';
import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { getPlans } from '../contract.ts';
import { listOf, type PlanList } from './shown-plan.ts';

/** The plans of a product in one currency. Undefined: no answer came, or none that makes sense. */
export async function askPlans(
  { productId, language }: { productId: number; language: Language },
  currency: Currency,
  signal: AbortSignal,
): Promise<PlanList | undefined> {
  const input = { currency: currency.toUpperCase(), product_id: productId, lang: language };
  const answer = await callSite<typeof getPlans>('/pay/products/get_plans', input, { signal });
  if (answer.CODE !== 1 || !Array.isArray(answer.DATA.plans)) return undefined;
  return answer.DATA.plans.length > 0 ? listOf(currency, answer.DATA.plans) : undefined;
}
