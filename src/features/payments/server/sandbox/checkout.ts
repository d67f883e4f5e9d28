import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { boundedText, momentText, plainLine } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import { isEmailAddress } from '#platform/contracts/text-rules.ts';
import { type App, type AppContext, headersOf, urlOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { negotiateLanguage } from '#platform/server/http/accept.ts';
import { queryTexts } from '#platform/server/http/request-text.ts';
import { answerLive, type LivePages, type PageStatus } from '#platform/server/live/live-pages.ts';
import { isFromOwnPage, isOwnHost } from '#platform/server/security/origins.ts';
import { currencies } from '#site/currencies.ts';
import { msPerSecond } from '#site/durations.ts';
import { defaultLanguage, isLanguage } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import {
  eventManners,
  longestEmail,
  longestName,
  type SandboxView,
  testCardNames,
  testCards,
} from '../../sandbox-checkout.ts';
import { integritySignature, isSameChecksum } from '../providers/wompi/signatures.ts';
import { planEvents } from './events.ts';
import { findTransaction, type SandboxDeps, type SandboxTransaction, saveTransaction, statusOf } from './store.ts';

/** What the sandbox uses of the site: how its pages are drawn, and where it is. */
export interface ShopSite {
  readonly live: LivePages;
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>;
}

const path = '/sandbox/checkout';

/** The checkout: one address with the card form, and after the payment with its status. */
export function mountCheckout(app: App, { live, config }: ShopSite, deps: SandboxDeps): void {
  const { db, keys, now, wake } = deps;

  function show(c: AppContext, view: SandboxView, status: PageStatus, transactionId?: string) {
    const payment = { ...view, kind: 'sandbox', back: shopAddress(c, config, transactionId) } as const;
    return answerLive(c, live, { path: '/payment', payment }, { language: languageOf(c), status, isAlone: true });
  }

  /** In the frame of the widget, and without a shop to go back to, the visitor sees the status here. */
  function leave(c: AppContext, { id }: SandboxTransaction) {
    c.header('Cache-Control', 'no-store');
    const shop = queryTexts(c)['frame'] === '1' ? undefined : shopAddress(c, config, id);
    return c.redirect(shop ?? urlOf(c), 303);
  }

  /** Answers with what `answer` makes of the order and its payment so far, or why there is nothing to pay. */
  async function withOrder(
    c: AppContext,
    answer: (order: ShopOrder, transaction: SandboxTransaction | undefined) => Response | Promise<Response>,
  ) {
    const order = readOrder(queryTexts(c), keys);
    if (!order) return show(c, { step: 'wrong' }, 400);
    const transaction = await findTransaction(db, 'reference', order.reference);
    const isExpired = order.expiresAt !== undefined && order.expiresAt <= now();
    return !transaction && isExpired ? show(c, { step: 'expired' }, 410) : answer(order, transaction);
  }

  app.get(path, (c) =>
    withOrder(c, (order, paid) => {
      if (!paid) return show(c, { step: 'form', order, typed: order.customer, isRefused: false }, 200);
      const card = `${paid.brand} •••• ${paid.lastFour}`;
      return show(c, { step: 'status', order, id: paid.id, status: statusOf(paid, now()), card }, 200, paid.id);
    }),
  );

  app.post(path, (c) => {
    if (!isFromOwnPage(headersOf(c), config)) return show(c, { step: 'otherSite' }, 403);
    return withOrder(c, async (order, paid) => {
      if (paid) return leave(c, paid);
      const body = await readBody(c, ['form']);
      const form = cardForm.safeParse(body);
      if (!form.success) return show(c, { step: 'form', order, typed: refilled.parse(body), isRefused: true }, 422);
      const transaction = await pay(order, form.data, deps);
      wake();
      return leave(c, transaction);
    });
  });
}

function languageOf(c: AppContext) {
  const { lang } = queryTexts(c);
  return isLanguage(lang) ? lang : (negotiateLanguage(c.req.header('accept-language') ?? '') ?? defaultLanguage);
}

/**
 * Where the visitor goes afterwards, with the transaction's id, which is not proof of payment. The address is not
 * signed, so anyone may have written it: only those of the host that the checkout was opened on are accepted.
 */
function shopAddress(c: AppContext, config: ShopSite['config'], transactionId?: string): string | undefined {
  const { 'redirect-url': redirectUrl = '' } = queryTexts(c);
  if (!URL.canParse(redirectUrl)) return undefined;
  const url = new URL(redirectUrl);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (transactionId) url.searchParams.set('id', transactionId);
  return isOwnHost(url.host, headersOf(c), config) ? url.href : undefined;
}

/** Wompi's names of the query parameters. */
const address = z.object({
  'public-key': boundedText(inputBounds.key),
  currency: boundedText(inputBounds.name).regex(/^[A-Z]{3}$/),
  'amount-in-cents': boundedText(inputBounds.number)
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
  reference: boundedText(255).min(1),
  'signature:integrity': boundedText(inputBounds.key),
  'expiration-time': z.union([momentText({ offset: true }), z.literal('')]).optional(),
  'customer-data:email': boundedText(320).catch(''),
  'customer-data:full-name': boundedText(100).catch(''),
});

/** A shop's request for payment. */
interface ShopOrder {
  readonly reference: string;
  readonly money: Money;
  readonly expiresAt: Date | undefined;
  readonly customer: { readonly name: string; readonly email: string };
}

/** Undefined: it is not from the shop with these keys, or was changed. */
function readOrder(query: Readonly<Record<string, string>>, keys: WompiKeys): ShopOrder | undefined {
  const read = address.safeParse(query);
  if (!read.success) return undefined;
  const { reference, currency: code, 'amount-in-cents': amountInCents, 'expiration-time': time, ...rest } = read.data;
  const signed = { reference, amountInCents, currency: code, expirationTime: time || undefined };
  const isWhole = isSameChecksum(rest['signature:integrity'], integritySignature(signed, keys.integritySecret));
  const currency = currencies.find((one) => one.toUpperCase() === code);
  if (rest['public-key'] !== keys.publicKey || !isWhole || !currency) return undefined;
  return {
    reference,
    money: { minor: amountInCents, currency },
    expiresAt: time ? new Date(time) : undefined,
    customer: { name: rest['customer-data:full-name'], email: rest['customer-data:email'] },
  };
}

/** Browsers check the fields already, so what is wrong here needs no message of its own. */
const cardForm = z.object({
  card: z.enum(testCardNames),
  name: plainLine(longestName).trim().min(1),
  email: boundedText(longestEmail).trim().refine(isEmailAddress),
  delay: boundedText(inputBounds.number)
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().max(600))
    .default(0),
  events: z.enum(eventManners).default('normal'),
});

/** What is filled in again after a refusal. */
const refilled = z.object({ name: boundedText(longestName).catch(''), email: boundedText(longestEmail).catch('') });

/** The bank decides now, and may announce it later. A repeated payment of the same reference returns the first one. */
async function pay(
  { reference, money }: ShopOrder,
  { card: outcome, name, email, delay, events }: z.infer<typeof cardForm>,
  { db, keys, now }: SandboxDeps,
): Promise<SandboxTransaction> {
  const { brand, number } = testCards[outcome];
  const createdAt = now();
  const transaction = {
    id: `sbx-${randomUUID()}`,
    reference,
    outcome,
    amount: money.minor,
    email,
    brand,
    lastFour: number.slice(-4),
    status: delay === 0 ? outcome : 'PENDING',
    currency: money.currency.toUpperCase(),
    fullName: name,
    createdAt,
    settlesAt: new Date(createdAt.getTime() + delay * msPerSecond),
    finalizedAt: null,
  } as const;
  return saveTransaction(db, transaction, planEvents(transaction, events, keys.eventsSecret));
}
