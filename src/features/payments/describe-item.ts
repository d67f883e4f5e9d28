import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import type { Words } from '#content/words.ts';
import { href } from '#site/address.ts';
import { withinSentence } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { RoutePath } from '#site/routes.ts';
import type { OrderedItem } from './payment-answer.ts';

/** Describes the item in one line, for pages, mails and the receipt. */
export function describeItem(item: OrderedItem, words: Words, language: Language): string {
  const name =
    quoteName(item, words, language) ?? topUpName(item, words, language) ?? packageName(item, words, language);
  return name ?? helpDeskName(item, words, language) ?? otherName(item, words, language);
}

function topUpName({ productId, planId, emails }: OrderedItem, { payment }: Words, language: Language) {
  if (productId !== bulkEmail.productId || planId !== undefined || emails === undefined) return undefined;
  return format(payment.items.topUp, language, { emails });
}

function packageName({ productId, planId }: OrderedItem, words: Words, language: Language) {
  const found = bulkEmail.packages.find(({ id }) => id === planId);
  if (productId !== bulkEmail.productId || !found?.emails) return undefined;
  const name = withinSentence(words.bulkEmail.plans.names[found.id]);
  return format(words.payment.items.emailPackage, language, { name, emails: found.emails });
}

function helpDeskName({ productId, planId }: OrderedItem, words: Words, language: Language) {
  const found = helpDesk.plans.find(({ id }) => id === planId);
  if (productId !== helpDesk.productId || !found?.users) return undefined;
  const { items } = words.payment;
  const name = withinSentence(words.helpDesk.plans.names[found.id]);
  return format(items.helpDesk, language, { name, period: items.periods[helpDesk.frequency], users: found.users });
}

function quoteName({ quote }: OrderedItem, { payment }: Words, language: Language) {
  return quote ? format(payment.items.quote, language, { quote }) : undefined;
}

/** An order outlives its plan: a plan that is no longer sold is described by its number. */
function otherName({ productId = 0, planId }: OrderedItem, { payment }: Words, language: Language) {
  const { other, otherPlan } = payment.items;
  if (planId === undefined) return format(other, language, { product: productId });
  return format(otherPlan, language, { product: productId, plan: planId });
}

/** The address of an order's page. Everyone who has the key may read it. */
export function paymentHref(language: Language, reference: string, key: string): string {
  return `${href('/payment', language)}?${new URLSearchParams({ order: reference, key })}`;
}

interface LinkTarget {
  readonly to: RoutePath;
  readonly anchor?: string;
}

/** The page that sells the plans of a product. */
export function plansLink(productId: number | undefined): LinkTarget {
  if (productId === bulkEmail.productId) return { to: '/email-masivo', anchor: 'plans' };
  return productId === helpDesk.productId ? { to: '/products/suppmail', anchor: 'plans' } : { to: '/products' };
}
