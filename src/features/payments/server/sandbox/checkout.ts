import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { boundedText, momentText, plainLine } from '#platform/contracts/bounded-input.ts';
import { inputBounds, longestEmail } from '#platform/contracts/input-bounds.ts';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import { isEmailAddress } from '#platform/contracts/text-rules.ts';
import type { Db } from '#platform/database/database.ts';
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
import { eventManners, longestName, type SandboxStep, testCardNames } from '../../sandbox-checkout.ts';
import { integritySignature, isSameChecksum } from '../providers/wompi/signatures.ts';
import { planEvents } from './events.ts';
import { findTransaction, type SandboxTransaction, saveTransaction, statusOf } from './store.ts';

/** What the routes need. The sandbox is independent of the shop. */
export interface SandboxDeps {
  readonly db: Db;
  readonly keys: WompiKeys;
  readonly now: () => Date;
  /** Delivers new events without delay. */
  readonly wake: () => void;
}

/** What the sandbox uses of the site: how its pages are drawn, and where it is. */
export interface ShopSite {
  readonly live: LivePages;
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>;
}

/** How far the visitor has come. Without an order there is nothing to pay. */
interface Progress {
  readonly step: SandboxStep;
  readonly order?: ShopOrder;
  readonly paid?: SandboxTransaction;
}

const path = '/sandbox/checkout';
const failures: Partial<Record<SandboxStep, PageStatus>> = { refused: 422, wrong: 400, expired: 410, otherSite: 403 };

/** The checkout: one address with the card form, and after the payment with its status. */
export function mountCheckout(app: App, { live, config }: ShopSite, { db, keys, now, wake }: SandboxDeps): void {
  async function progressOf(c: AppContext): Promise<Progress> {
    const order = readOrder(queryTexts(c), keys);
    if (!order) return { step: 'wrong' };
    const paid = await findTransaction(db, order.reference);
    if (paid) return { step: statusOf(paid, now()), order, paid };
    return order.expiresAt && order.expiresAt <= now() ? { step: 'expired' } : { step: 'form', order };
  }

  function show(c: AppContext, { step, order, paid }: Progress) {
    // The browser loads the page again as soon as the bank has decided.
    if (paid && step === 'PENDING') {
      c.header('Refresh', String(Math.ceil((paid.settlesAt.getTime() - now().getTime()) / msPerSecond)));
    }
    const back = shopAddress(c, config, paid?.id);
    const payment = { kind: 'sandbox', step, order, card: paid?.outcome, back } as const;
    const status = failures[step] ?? 200;
    return answerLive(c, live, { path: '/payment', payment }, { language: languageOf(c), status, isAlone: true });
  }

  /** In the frame of the widget, and without a shop to go back to, the visitor sees the status here. */
  function leave(c: AppContext, { id }: SandboxTransaction) {
    const shop = queryTexts(c)['frame'] === '1' ? undefined : shopAddress(c, config, id);
    return c.redirect(shop ?? urlOf(c), 303);
  }

  app.get(path, async (c) => show(c, await progressOf(c)));

  app.post(path, async (c) => {
    if (!isFromOwnPage(headersOf(c), config)) return show(c, { step: 'otherSite' });
    const progress = await progressOf(c);
    const { order, paid } = progress;
    if (paid) return leave(c, paid);
    if (!order) return show(c, progress);
    const body = await readBody(c, ['form']);
    const form = cardForm.safeParse(body);
    if (!form.success) return show(c, { step: 'refused', order: { ...order, customer: refilled.parse(body) } });
    const transaction = decide(order, form.data, now());
    const saved = await saveTransaction(db, transaction, planEvents(transaction, form.data.events, keys.eventsSecret));
    wake();
    return leave(c, saved);
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
  const signed = { reference, amountInCents, currency: code, expirationTime: time };
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

/** The bank decides now, and may announce it later. */
function decide({ reference, money }: ShopOrder, form: z.infer<typeof cardForm>, now: Date): SandboxTransaction {
  return {
    id: `sbx-${randomUUID()}`,
    reference,
    outcome: form.card,
    currency: money.currency.toUpperCase(),
    amount: money.minor,
    email: form.email,
    fullName: form.name,
    createdAt: now,
    settlesAt: new Date(now.getTime() + form.delay * msPerSecond),
  };
}
