import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import type { Words } from '#content/words.ts';
import { type InCurrencies, mapCurrencies } from '#site/currencies.ts';
import { format } from '#site/message.ts';
import { totalOf } from '#site/money.ts';
import type { AnswerStyle } from './answer-style.ts';
import { hoursOf, writePrice, writeTotal } from './prices.ts';
import type { Counted } from './topics.ts';

type Facts = Readonly<Record<string, string | number>>;

/** What can be said about the number of a question: the plan for so many people, the price of so many messages. */
export function numberFacts(
  { what, count }: { readonly what: Counted; readonly count: number },
  style: AnswerStyle,
  words: Words,
): Facts {
  switch (what) {
    case 'users':
      return { count, plan: helpDeskPlan(count, style, words) };
    case 'emails':
      return {
        count,
        minutes: Math.ceil(count / bulkEmail.emailsPerMinute),
        fits: count <= bulkEmail.dailyMaximum ? 'yes' : 'no',
        total: totals(count, bulkEmail.pricePerEmail, style),
      };
    case 'messages':
      return { count, smsTotals: smsTotals(count, style, words) };
    case 'hours':
      return { count, ...hourFacts(count, style, words) };
  }
}

/** The smallest plan for so many people. */
function helpDeskPlan(count: number, style: AnswerStyle, words: Words): string {
  const { names, upTo, unlimited } = words.helpDesk.plans;
  const plan = helpDesk.plans.find(({ users }) => users === undefined || users >= count);
  if (!plan) return '';
  const size = plan.users ? format(upTo, style.language, { users: plan.users }) : unlimited;
  const price = plan.price
    ? writePrice({ [helpDesk.currency]: plan.price }, style)
    : words.quote.summary.byAgreement.toLowerCase();
  const name = `${names[plan.id]} (${size.charAt(0).toLowerCase()}${size.slice(1)})`;
  return format(words.helpAnswers.priced, style.language, { name, price });
}

type UnitPrices = InCurrencies<number>;

function totals(count: number, prices: UnitPrices, style: AnswerStyle): string {
  return writeTotal(
    mapCurrencies(prices, (price, currency) => totalOf(count, price, currency)),
    style,
  );
}

function smsTotals(count: number, style: AnswerStyle, words: Words): string {
  return bulkSms.prices
    .map(({ country, currency, price }) =>
      format(words.helpAnswers.priced, style.language, {
        name: words.bulkSms.prices.countries[country],
        price: writeTotal({ [currency]: totalOf(count, price, currency) }, style),
      }),
    )
    .join('; ');
}

/** The plan with exactly so many hours, or the smallest one with more. */
function hourFacts(count: number, style: AnswerStyle, words: Words): Facts {
  const dollars = (usd: number) => writePrice({ usd }, style);
  const { extraHour, mvp, months } = words.serviceDeveloping.plans;
  const priced = (name: string, price: string) => format(words.helpAnswers.priced, style.language, { name, price });
  const named = (name: string, hours: number) => format(words.helpAnswers.hours, style.language, { name, hours });
  const { development, support, requirements } = servicePlans;
  const plan = development.find(({ hours }) => hours >= count) ?? development.at(-1);
  const supportPlan = support.plans.find(({ hours }) => hours >= count) ?? support.plans.at(-1);
  const tiers = (all: typeof requirements.consulting) => {
    const tier = all.find(({ hours }) => hours >= count) ?? all.at(-1);
    return tier ? priced(hoursOf(tier.hours, style), dollars(tier.price)) : '';
  };
  return {
    plan: plan
      ? [
          priced(named(plan.name, plan.hours), dollars(plan.base)),
          priced(extraHour, dollars(plan.extraHour)),
          priced(mvp, format(months, style.language, { months: plan.mvpMonths })),
        ].join('; ')
      : '',
    supportPlan: supportPlan
      ? [
          priced(named(supportPlan.name, supportPlan.hours), dollars(supportPlan.base)),
          priced(extraHour, dollars(supportPlan.extraHour)),
        ].join('; ')
      : '',
    tiers: tiers(requirements.consulting),
  };
}
