import { brand } from '#content/brand.ts';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { company } from '#content/catalogue/company.ts';
import { describePlans } from '#content/catalogue/described-plans.ts';
import { offerings, packageHours, technologies } from '#content/catalogue/development.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import { legal } from '#content/catalogue/legal.ts';
import { trial } from '#content/catalogue/offers.ts';
import { productOf, products } from '#content/catalogue/products.ts';
import { quickServicePrice, quickServices } from '#content/catalogue/quick-services.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { postalAddressIn } from '#content/postal-address.ts';
import { type Words, wordsFor } from '#content/words.ts';
import { codeRules } from '#features/accounts/sign-in.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import { pageName } from '#platform/page/page-name.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { quoteLimits } from '#site/quotes.ts';
import { routeOf } from '#site/routes.ts';
import { storedQuestionLimits } from '../stored-question-limits.ts';
import type { About, AnswerStyle } from './answer-style.ts';
import { numberFacts } from './number-facts.ts';
import { hoursOf, type PriceStyle, type SomePrices, writePrice } from './prices.ts';

type Facts = Readonly<Record<string, string | number>>;

/** The facts that answers contain by their keys, from the catalogue and from the words of the pages. */
export function factsFor(style: AnswerStyle, { product, counted }: About): Facts {
  const words = wordsFor(style.language, style.variant);
  const { slug, name, price } = productOf(product ?? 'suppmail');
  return {
    ...generalFacts(style, words),
    ...(counted && numberFacts(counted, style, words)),
    ...words.products[slug],
    product: name,
    prices: writePrice(price, style),
  };
}

/** They take a millisecond, and are the same for every answer. */
const made = new WeakMap<AnswerStyle, Facts>();

function generalFacts(style: AnswerStyle, words: Words): Facts {
  const known = made.get(style);
  if (known) return known;
  const facts = {
    ...style.others,
    ...companyFacts(style),
    ...labels(words),
    ...prices(style, words),
    ...legalFacts(),
    taxNote: style.variant.taxNote,
  };
  made.set(style, facts);
  return facts;
}

const { receptionHours, actionHours } = servicePlans.support.levels;

function companyFacts({ language }: AnswerStyle) {
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
    countries: company.countries,
    founded: company.founded,
    experience: company.yearsOfExperience,
    projects: company.homeCounters.projects,
    codingHours: company.homeCounters.codingHours,
    bots: company.homeCounters.bots,
    address: postalAddressIn(language),
    legalName: brand.legalName,
    taxId: brand.taxId,
    networks: listOf(
      language,
      brand.social.map(({ network }) => network[0]?.toUpperCase() + network.slice(1)),
    ),
    whatsapp: formatPhone(brand.whatsapp),
    email: brand.email.contact,
    support: brand.email.support,
    careers: brand.email.careers,
    investors: brand.email.investors,
    dataOfficer: brand.email.dataOfficer,
    helpDays: storedQuestionLimits.days,
    emailsPerMinute: bulkEmail.emailsPerMinute,
    dailyMaximum: bulkEmail.dailyMaximum,
    dailyMinutes: Math.ceil(bulkEmail.dailyMaximum / bulkEmail.emailsPerMinute),
    campaignMaximum: bulkSms.campaignMaximum,
    packageHours,
    technologies: technologies.flatMap(({ names }) => names).join(', '),
    weeklyLeast: servicePlans.requirements.hoursPerWeek.least,
    weeklyMost: servicePlans.requirements.hoursPerWeek.most,
    caseBefore: servicePlans.requirements.successCase.before,
    caseGoal: servicePlans.requirements.successCase.goal,
    caseResult: servicePlans.requirements.successCase.result,
    backupMonths: servicePlans.support.backupMonths,
  };
}

/** What the buttons, links and pages are called that an answer speaks of. */
function labels(words: Words) {
  const { shell, names, dashboard, meetingMail, meetBook, helpDesk: desk } = words;
  return {
    signInLabel: shell.signIn,
    languageLabel: shell.language,
    countryLabel: shell.country,
    cookiesLabel: shell.cookies.settings,
    accessibilityLabel: shell.accessibility.open,
    statusLabel: names['/support/status'],
    quoteLabel: names['/support/quote'],
    paymentsLabel: dashboard.views.payments,
    sessionsLabel: dashboard.views.sessions,
    dataLabel: dashboard.views.data,
    downloadLabel: dashboard.data.download.action,
    changeLabel: meetingMail.visitor.change,
    moveLabel: meetBook.meeting.move,
    cancelLabel: meetBook.meeting.cancel,
    apiService: names['/services/api'],
    invoicingService: names['/services/7'],
    modules: words.code.modules.map(({ name }) => name.toLowerCase()).join(', '),
    plansLabel: desk.nav.plans,
  };
}

function prices(style: AnswerStyle, words: Words) {
  const { language } = style;
  const priced = (name: string, price: string) => format(words.helpAnswers.priced, language, { name, price });
  const withHours = (name: string, hours: number) => format(words.helpAnswers.hours, language, { name, hours });
  const dollars = (usd: number | undefined) => writePrice({ usd }, style);
  const { requirements, development, testing, support } = servicePlans;
  const [least] = helpDesk.plans;
  const { backups } = words.serviceSupport;
  const tier = ({ hours, price }: { hours: number; price: number }) => priced(hoursOf(hours, style), dollars(price));
  return {
    products: samePrices(
      products.filter(({ slug }) => slug !== 'suppmail').map(({ name, price }) => [name, price]),
      style,
      words,
    ),
    helpDeskLeast: writePrice({ [helpDesk.currency]: least?.price }, style),
    helpDeskUsers: least?.users ?? 0,
    helpDeskPlans: pricedPlans(helpDesk.productId, style, words),
    emailPackages: pricedPlans(bulkEmail.productId, style, words),
    perEmail: writePrice(bulkEmail.pricePerEmail, style, 10_000, 4),
    topUpLeast: writePrice({ [bulkEmail.topUp.currency]: bulkEmail.topUp.least }, style),
    topUpMost: writePrice({ [bulkEmail.topUp.currency]: bulkEmail.topUp.most }, style),
    sms: bulkSms.prices
      .map(({ country, currency, price }) =>
        priced(words.bulkSms.prices.countries[country], writePrice({ [currency]: price }, style, 10_000, 4)),
      )
      .join('; '),
    smsCountries: listOf(
      language,
      bulkSms.prices.map(({ country }) => words.bulkSms.prices.countries[country]),
    ),
    supportPlans: support.plans
      .map(({ name, hours, base }) => priced(withHours(name, hours), dollars(base)))
      .join('; '),
    supportExtra: support.plans.map(({ name, extraHour }) => priced(name, dollars(extraHour))).join('; '),
    supportBackups: support.plans
      .map(({ name, backups: often }) => priced(name, (often ? backups.often[often] : backups.none).toLowerCase()))
      .join('; '),
    setup: dollars(support.setup.base),
    quick: writePrice(quickServicePrice, style),
    quickServices: quickServices.map(({ page }) => pageName(routeOf(page), words)).join('; '),
    offerings: offerings.map(({ page }) => pageName(routeOf(page), words).toLowerCase()).join('; '),
    packages: samePrices(
      offerings.flatMap(({ page, price }) => (price ? [[pageName(routeOf(page), words), price]] : [])),
      style,
      words,
    ),
    planHours: development[0]?.hours ?? 0,
    planBase: dollars(development[0]?.base),
    developmentPlans: development
      .map(({ name, hours, base }) => priced(withHours(name, hours), dollars(base)))
      .join('; '),
    developmentExtra: development.map(({ name, extraHour }) => priced(name, dollars(extraHour))).join('; '),
    mvps: development
      .map(({ name, hours, mvpMonths }) =>
        priced(withHours(name, hours), format(words.serviceDeveloping.plans.months, language, { months: mvpMonths })),
      )
      .join('; '),
    consulting: requirements.consulting.map(tier).join('; '),
    optimization: requirements.optimization.map(tier).join('; '),
    tests: testing.extra
      .map(({ test, leastHours, hour }) =>
        priced(withHours(words.serviceTesting.tests[test].name, leastHours), dollars(hour)),
      )
      .join('; '),
  };
}

function listOf(language: PriceStyle['language'], items: readonly string[]): string {
  return new Intl.ListFormat(localeOf(language)).format(items);
}

function pricedPlans(productId: number, style: AnswerStyle, words: Words): string {
  const { language } = style;
  const byAgreement = words.quote.summary.byAgreement.toLowerCase();
  return describePlans(productId, words, language)
    .map(({ size, prices: some }) =>
      format(words.helpAnswers.priced, language, { name: size, price: writePrice(some, style, 100) || byAgreement }),
    )
    .join('; ');
}

/** What costs the same together: `Ducksites, Pugobox: US$25`. */
function samePrices(
  named: readonly (readonly [name: string, price: SomePrices])[],
  style: AnswerStyle,
  words: Words,
): string {
  const names = new Map<string, string[]>();
  for (const [name, price] of named) {
    const written = writePrice(price, style);
    names.set(written, [...(names.get(written) ?? []), name]);
  }
  return [...names]
    .map(([price, same]) => format(words.helpAnswers.priced, style.language, { name: same.join(', '), price }))
    .join('; ');
}

function legalFacts() {
  const { consultation, claim, retentionDays } = legal;
  const years = (days: number) => Math.round(days / 365);
  return {
    consultDays: consultation.answerDays,
    consultMore: consultation.extensionDays,
    claimDays: claim.answerDays,
    claimMore: claim.extensionDays,
    freeConsultations: legal.freeConsultationsPerMonth,
    authority: legal.authority,
    ticketYears: years(retentionDays.tickets),
    meetingYears: years(retentionDays.meetings),
    quoteYears: years(retentionDays.quotes),
    paymentYears: years(retentionDays.payments),
  };
}
