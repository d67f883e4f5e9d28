import { brand, whatsappChat } from '#content/brand.ts';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { company } from '#content/catalogue/company.ts';
import { describePlans } from '#content/catalogue/described-plans.ts';
import { offerings, packageHours } from '#content/catalogue/development.ts';
import type { Prices } from '#content/catalogue/fields.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import { trial } from '#content/catalogue/offers.ts';
import { type ProductSlug, productOf, products } from '#content/catalogue/products.ts';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { postalAddressIn } from '#content/postal-address.ts';
import { wordsFor, wordsIn } from '#content/words.ts';
import { codeRules } from '#features/accounts/sign-in.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import { pageName } from '#platform/page/page-name.ts';
import { href } from '#site/address.ts';
import type { Currency } from '#site/countries.ts';
import { dashboardHref } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatUnits } from '#site/money.ts';
import { formatPhone } from '#site/phone.ts';
import { quoteLimits } from '#site/quotes.ts';
import { routeOf } from '#site/routes.ts';
import { builtVariant, type SiteVariant } from '#site/site-variant.ts';
import type { HelpAction, HelpAnswer } from '../help-answer.ts';
import type { TopicMatch } from './match-topic.ts';
import { type ActionId, type TopicId, targets } from './topics.ts';

/** The answer to a topic, with its figures from the catalogue and what the visitor can do next. */
export function answerTopic(
  { topic, product }: TopicMatch,
  language: Language,
  variant: Pick<SiteVariant, 'charges'> = builtVariant,
): HelpAnswer {
  const words = wordsFor(language, variant);
  const { id, actions, page } = topic;
  const { title, text } = words.helpAnswers.topics[id];
  const isAboutProduct = id === 'price' || id === 'product';
  const path = isAboutProduct && product ? productOf(product).page : page;
  const values = { ...figuresOf(language), ...pricesOf(id, product, language), ...labelsOf(language) };
  return {
    title: format(title, language, values),
    text: format(text, language, values),
    href: href(path, language),
    page: pageName(routeOf(path), words),
    actions: actions.map((action) => actionOf(action, language, product)),
  };
}

export function actionOf(id: ActionId, language: Language, product: ProductSlug = 'suppmail'): HelpAction {
  const { helpAnswers, shell } = wordsIn(language);
  const { name, page } = productOf(product);
  const label = format(helpAnswers.actions[id], language, { product: name });
  if (id === 'whatsapp') return { label, href: whatsappChat(shell.help.whatsappText) };
  const { to, anchor, view } = id === 'product' ? { to: page } : targets[id];
  return { label, href: view ? dashboardHref(language, { view }) : href(to, language, anchor) };
}

const { receptionHours, actionHours } = servicePlans.support.levels;

function figuresOf(language: Language) {
  return {
    hours: hoursIn(language).join('; '),
    minutes: company.meetingMinutes,
    digits: codeRules.digits,
    codeMinutes: codeRules.minutes,
    trialDays: trial.days,
    freeEmails: trial.freeEmails,
    validDays: quoteLimits.validDays,
    received: receptionHours,
    ...actionHours,
    count: products.length,
    headquarters: company.investors.headquarters,
    centre: company.investors.developmentCentre,
    address: postalAddressIn(language),
    whatsapp: formatPhone(brand.whatsapp),
    email: brand.email.contact,
    support: brand.email.support,
    careers: brand.email.careers,
    investors: brand.email.investors,
    dataOfficer: brand.email.dataOfficer,
  };
}

/** What the buttons and links are called that an answer speaks of. */
function labelsOf(language: Language) {
  const { shell, names, dashboard, meetingMail, meetBook } = wordsIn(language);
  return {
    signInLabel: shell.signIn,
    languageLabel: shell.language,
    countryLabel: shell.country,
    cookiesLabel: shell.cookies.settings,
    statusLabel: names['/support/status'],
    quoteLabel: names['/support/quote'],
    paymentsLabel: dashboard.views.payments,
    sessionsLabel: dashboard.views.sessions,
    dataLabel: dashboard.views.data,
    downloadLabel: dashboard.data.download.action,
    changeLabel: meetingMail.visitor.change,
    moveLabel: meetBook.meeting.move,
    cancelLabel: meetBook.meeting.cancel,
  };
}

/** The prices that an answer names, in all currencies, because a visitor may not have chosen a country. */
function pricesOf(id: TopicId, product: ProductSlug | undefined, language: Language): Record<string, string | number> {
  const words = wordsIn(language);
  const priced = (name: string, price: string) => format(words.helpAnswers.priced, language, { name, price });
  const inCurrencies = (prices: SomePrices) => writePrices(prices, language);
  const byAgreement = words.quote.summary.byAgreement.toLowerCase();
  const pricedPlans = (productId: number) =>
    describePlans(productId, words, language).map(({ size, prices }) =>
      priced(size, writePrices(prices, language, 100) || byAgreement),
    );
  switch (id) {
    case 'product':
    case 'price': {
      const { slug, name, price } = productOf(product ?? 'suppmail');
      return { product: name, prices: inCurrencies(price), ...words.products[slug] };
    }
    case 'prices': {
      const [least] = helpDesk.plans;
      return {
        products: samePrices(
          products.filter(({ slug }) => slug !== 'suppmail').map(({ name, price }) => [name, price]),
          language,
        ),
        helpDeskLeast: inCurrencies({ [helpDesk.currency]: least?.price }),
        helpDeskUsers: least?.users ?? 0,
      };
    }
    case 'priceHelpDesk':
      return {
        plans: pricedPlans(helpDesk.productId).join('; '),
      };
    case 'priceEmail':
      return {
        perEmail: writePrices(bulkEmail.pricePerEmail, language, 10_000, 4),
        packages: pricedPlans(bulkEmail.productId).join('; '),
      };
    case 'priceSms':
      return {
        sms: bulkSms.prices
          .map(({ country, currency, price }) =>
            priced(words.bulkSms.prices.countries[country], writePrices({ [currency]: price }, language, 10_000, 4)),
          )
          .join('; '),
      };
    case 'priceSupport':
      return {
        plans: servicePlans.support.plans
          .map(({ name, hours, base }) =>
            priced(
              format(words.helpAnswers.hours, language, { name, hours }),
              inCurrencies({ [servicePlans.currency]: base }),
            ),
          )
          .join('; '),
      };
    case 'priceQuick':
      return { quick: inCurrencies(quickServicePrice) };
    case 'priceDevelopment': {
      const [plan] = servicePlans.development;
      return {
        packageHours,
        packages: samePrices(
          offerings.flatMap(({ page, price }) => (price ? [[pageName(routeOf(page), words), price]] : [])),
          language,
        ),
        planHours: plan?.hours ?? 0,
        planBase: inCurrencies({ [servicePlans.currency]: plan?.base }),
      };
    }
    default:
      return {};
  }
}

/** Nothing is sold in a currency without a price. */
type SomePrices = { readonly [Known in Currency]?: number | undefined };

/** `USD 10 · CAD 15 · COP 50,000`. `parts`: how many of the given numbers make one unit of the currency. */
function writePrices(prices: SomePrices, language: Language, parts = 1, decimals = 2): string {
  return shownCurrencies
    .flatMap((currency) => {
      const price = prices[currency];
      if (price === undefined) return [];
      const isWhole = price % parts === 0;
      return [formatUnits(price / parts, isWhole ? 0 : decimals, currency, language, 'code')];
    })
    .join(' · ');
}

const shownCurrencies = ['usd', 'cad', 'cop'] as const satisfies readonly Currency[];

/** What costs the same together: `Ducksites, Pugobox: USD 25`. */
function samePrices(named: readonly (readonly [name: string, price: Prices])[], language: Language): string {
  const names = new Map<string, string[]>();
  for (const [name, price] of named) {
    const written = writePrices(price, language);
    names.set(written, [...(names.get(written) ?? []), name]);
  }
  return [...names]
    .map(([price, same]) => format(wordsIn(language).helpAnswers.priced, language, { name: same.join(', '), price }))
    .join('; ');
}
