import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import { type App, type AppContext, headersOf, urlOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { negotiateLanguage } from '#platform/server/http/accept.ts';
import { queryTexts } from '#platform/server/http/request-text.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { pageTransitionSource, reportDirective } from '#platform/server/security/security-headers.ts';
import { defaultLanguage, isLanguage } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { planEvents, signEvent } from './events.ts';
import { formPage } from './form-page.ts';
import { type PaidByCard, readCardForm, testCards } from './read-card-form.ts';
import {
  type CheckoutRequest,
  type Html,
  layout,
  readCheckout,
  readReturnUrl,
  returnLink,
  type ShopVisit,
  type Visit,
  withTransaction,
} from './read-checkout.ts';
import {
  findSandboxTransactionOf,
  type SandboxDeps,
  type SandboxTransaction,
  saveSandboxTransaction,
  statusOf,
} from './store.ts';

export type CheckoutConfig = Pick<Config, 'publicUrl' | 'trustProxy'>;
type CheckoutDeps = Pick<SandboxDeps, 'db' | 'keys'> & { readonly now: () => Date; readonly wake: () => void };

const path = '/sandbox/checkout';

/** The checkout: one address with the card form, and after payment with the status. */
export function mountCheckout(app: App, config: CheckoutConfig, deps: CheckoutDeps): void {
  const { db, keys, now, wake } = deps;
  const policy = checkoutPolicy(config.publicUrl);
  const answer = (c: AppContext, { language }: Visit, page: Html, status: 200 | 400 | 403 | 410 | 422) =>
    c.html(page, status, {
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Content-Language': language,
    });

  /** Returns the visit if it can pay now, the existing payment, or the page that says why there is nothing to pay. */
  async function begin(c: AppContext): Promise<ShopVisit | Response | Paid> {
    const visit = readVisit(c, config);
    const checkout = readCheckout(queryTexts(c), keys);
    if (!checkout) return answer(c, visit, noticePage(visit, 'wrong'), 400);
    const shopVisit = { ...visit, checkout };
    const transaction = await findSandboxTransactionOf(db, checkout.reference);
    if (transaction) return { visit: shopVisit, transaction };
    const isExpired = checkout.expiresAt !== undefined && checkout.expiresAt <= now();
    return isExpired ? answer(c, visit, noticePage(visit, 'expired'), 410) : shopVisit;
  }

  app.get(path, async (c) => {
    const started = await begin(c);
    if (started instanceof Response) return started;
    if ('transaction' in started) {
      const { visit, transaction } = started;
      return answer(c, visit, statusPage(visit, transaction, statusOf(transaction, now())), 200);
    }
    const { email, fullName } = started.checkout;
    return answer(c, started, formPage(started, { name: fullName, email }), 200);
  });

  app.post(path, async (c) => {
    if (!isFromOwnPage(headersOf(c), config)) {
      const visit = readVisit(c, config);
      return answer(c, visit, noticePage(visit, 'otherSite'), 403);
    }
    const started = await begin(c);
    if (started instanceof Response) return started;
    if ('transaction' in started) return leave(c, started);
    const paid = readCardForm(await readBody(c, ['form']));
    if ('refilled' in paid) return answer(c, started, formPage(started, paid.refilled, true), 422);
    const transaction = await takePayment(started.checkout, paid, { db, keys }, now());
    wake();
    return leave(c, { visit: started, transaction });
  });
}

interface Paid {
  readonly visit: ShopVisit;
  readonly transaction: SandboxTransaction;
}

/** Redirects to the shop; in its dialog, or without a valid address, to the status page. */
function leave(c: AppContext, { visit: { isFramed, returnUrl }, transaction: { id } }: Paid): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(isFramed || !returnUrl ? urlOf(c) : withTransaction(returnUrl, id), 303);
}

function readVisit(c: AppContext, config: CheckoutConfig): Visit {
  const { lang, frame, 'redirect-url': redirectUrl } = queryTexts(c);
  const browserLanguage = negotiateLanguage(c.req.header('accept-language') ?? '') ?? defaultLanguage;
  return {
    language: isLanguage(lang) ? lang : browserLanguage,
    isFramed: frame === '1',
    returnUrl: readReturnUrl(redirectUrl, headersOf(c), config),
  };
}

/**
 * Allows own files only. Browsers apply `form-action` to redirects of the form as well: that is the shop, which may be
 * open at another address than the public one.
 */
function checkoutPolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${pageTransitionSource}`,
    "connect-src 'self'",
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    reportDirective,
  ].join('; ');
}

/** The page that says why there is no form. */
function noticePage(visit: Visit, notice: 'wrong' | 'expired' | 'otherSite'): Html {
  const { title, text } = wordsIn(visit.language).sandbox[notice];
  return layout(
    visit,
    title,
    html`<main>
<h1 tabindex="-1">${title}</h1>
<p>${text}</p>
${returnLink(visit)}
</main>`,
  );
}

/** The bank decides now, and may announce it later. A repeated payment of the same reference returns the first one. */
async function takePayment(
  { reference, currency, amount }: CheckoutRequest,
  { card: outcome, name, email, delay, events }: PaidByCard,
  { db, keys }: Pick<SandboxDeps, 'db' | 'keys'>,
  now: Date,
): Promise<SandboxTransaction> {
  const { brand, number } = testCards[outcome];
  const transaction = {
    id: `sbx-${randomUUID()}`,
    reference,
    outcome,
    amount,
    email,
    brand,
    lastFour: number.slice(-4),
    status: delay === 0 ? outcome : 'PENDING',
    currency: currency.toUpperCase(),
    fullName: name,
    createdAt: now,
    settlesAt: new Date(now.getTime() + delay * 1000),
    finalizedAt: null,
  } as const;
  const signedEvents = planEvents(transaction, events).map((event) => signEvent(transaction, event, keys.eventsSecret));
  return saveSandboxTransaction(db, transaction, signedEvents);
}

/** The status of a payment. The page's script reports it to the dialog that may contain it. */
function statusPage(
  visit: ShopVisit,
  { id, reference, brand, lastFour }: SandboxTransaction,
  status: SandboxTransaction['status'],
): Html {
  const { language, checkout } = visit;
  const words = wordsIn(language).sandbox;
  const { title, text } = words.status[status];
  const again = html`<p><a href="">${words.status.again}</a></p>`;
  return layout(
    visit,
    title,
    html`<main data-transaction="${id}" data-reference="${reference}" data-status="${status}">
<h1 tabindex="-1">${title}</h1>
<p>${text}</p>
<dl>
<div><dt>${words.order.amount}</dt><dd>${formatMoney({ minor: checkout.amount, currency: checkout.currency }, language)}</dd></div>
<div><dt>${words.order.reference}</dt><dd>${reference}</dd></div>
<div><dt>${words.order.card}</dt><dd>${brand} •••• ${lastFour}</dd></div>
</dl>
${returnLink(visit, id)}
${status === 'PENDING' ? again : ''}
</main>`,
  );
}
