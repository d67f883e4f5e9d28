import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import { products } from '#content/catalogue/products.ts';
import type { Quotable } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import type { Words } from '#content/words.ts';
import { pageName } from '#platform/page/page-name.ts';
import { href } from '#site/address.ts';
import type { Currency } from '#site/currencies.ts';
import { withinSentence } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { routeOf } from '#site/routes.ts';
import { describeAmounts } from './describe-amounts.ts';
import { lineTotal, type QuoteLine } from './quote.ts';
import type { Selected } from './selected-items.ts';
import { addParameter } from './selection.ts';

export interface DescribedQuotable {
  readonly name: string;
  /** The unit of the price, such as `per month`; empty: the whole item. */
  readonly per: string;
  readonly note?: string;
}

/** The texts of a quotable item, for pages, mails and the PDF. */
export function describeQuotable(item: Quotable, words: Words, language: Language): DescribedQuotable {
  const note = noteOf(item, words, language);
  return { name: nameOf(item, words, language), per: unitText(item, words, language), ...(note && { note }) };
}

export function describeLine(selected: Selected, currency: Currency, words: Words, language: Language): QuoteLine {
  const { item, amounts } = selected;
  const { name, per } = describeQuotable(item, words, language);
  return {
    id: item.id,
    kind: item.kind,
    name,
    per,
    amount: describeAmounts(item, amounts, words.quote.amounts, language),
    unit: item.prices[currency],
    total: lineTotal(selected, currency),
  };
}

function nameOf(item: Quotable, words: Words, language: Language): string {
  const { items } = words.quote;
  if (item.kind === 'product') return productName(item, words, language);
  if (item.kind === 'quick')
    return format(items.quick, language, { name: withinSentence(pageName(routeOf(item.page), words)) });
  if (item.kind === 'development') {
    return format(items.development, language, { name: withinSentence(pageName(routeOf(item.page), words)) });
  }
  if (item.kind === 'service') return describeService(item, words, language);
  return item.kind === 'email' ? packageName(item, words, language) : helpDeskName(item, words, language);
}

function productName(item: Quotable, words: Words, language: Language): string {
  const { name, slug } = found(
    products.find((product) => product.slug === item.name),
    item,
  );
  return format(words.quote.items.product, language, { name, kind: withinSentence(words.products[slug].kind) });
}

function packageName(item: Quotable, words: Words, language: Language): string {
  const { emails = 0 } = found(
    bulkEmail.packages.find(({ id }) => id === item.name),
    item,
  );
  return format(words.quote.items.email, language, { emails });
}

function helpDeskName(item: Quotable, words: Words, language: Language): string {
  const { id, users = 0 } = found(
    helpDesk.plans.find((plan) => plan.id === item.name),
    item,
  );
  return format(words.quote.items.helpDesk, language, { name: withinSentence(words.helpDesk.plans.names[id]), users });
}

function unitText({ asks }: Quotable, { quote: { per } }: Words, language: Language): string {
  const [firstMeasure] = asks;
  if (!firstMeasure) return '';
  if (firstMeasure.measure === 'months') return per.month;
  if (firstMeasure.measure === 'hours')
    return firstMeasure.step > 1 ? format(per.hours, language, { hours: firstMeasure.step }) : per.hour;
  return firstMeasure.measure === 'years' ? per.year : per.each;
}

function noteOf({ onlyIn, service, asks }: Quotable, { quote }: Words, language: Language): string | undefined {
  const { notes } = quote.items;
  if (onlyIn) return notes.onlyColombia;
  if (service === 'setup') return notes.once;
  const [firstMeasure] = asks;
  return service === 'testing' && firstMeasure
    ? format(notes.leastHours, language, { hours: firstMeasure.least })
    : undefined;
}

/** The catalogue (`quotable.ts`) is built from these lists, so the lookup always succeeds. */
function found<Thing>(thing: Thing | undefined, { id }: Quotable): Thing {
  if (!thing) throw new Error(`Nothing in the catalogue is called as ${id} says`);
  return thing;
}

/** A plan, tier or test of the five services, with the hours of its price. */
export function describeService({ service, name }: Quotable, words: Words, language: Language): string {
  const { items } = words.quote;
  if (!service) throw new Error(`${name} is a service, and does not say which`);
  if (service === 'testing') return format(items.testing, language, { name: testName(name, words) });
  if (service === 'consulting' || service === 'optimization') {
    return format(items[service], language, { hours: Number(name) });
  }
  const { development, support } = servicePlans;
  const plans = service === 'developing' ? development : service === 'setup' ? [support.setup] : support.plans;
  const hours = plans.find((plan) => plan.name === name)?.hours;
  if (hours === undefined) throw new Error(`There is no plan ${name} of ${service}`);
  return format(items[service], language, { name, hours });
}

function testName(name: string, { serviceTesting }: Words): string {
  const extra = servicePlans.testing.extra.find(({ test }) => test === name);
  if (!extra) throw new Error(`There is no test ${name}`);
  return serviceTesting.tests[extra.test].name.toLowerCase();
}

/**
 * The address that adds an item to the visitor's draft, or starts one. Without amounts the item has its default amounts,
 * or those it had before.
 */
export function addAddress({ id }: Pick<Quotable, 'id'>, language: Language, amounts: readonly number[] = []): string {
  return `${href('/support/quote', language)}?${addParameter}=${[id, ...amounts].join('.')}`;
}
