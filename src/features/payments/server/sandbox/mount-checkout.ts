import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import { type App, type AppContext, urlOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { negotiateLanguage } from '#platform/server/http/accept.ts';
import { queryTexts } from '#platform/server/http/request-text.ts';
import { isFromOwnPage } from '#platform/server/security/own-pages-only.ts';
import { pageTransitionSource, reportDirective } from '#platform/server/security/security-headers.ts';
import { defaultLanguage, isLanguage } from '#site/languages.ts';
import { planEvents, signEvent } from './events.ts';
import { formPage } from './form-page.ts';
import type { Html } from './layout.ts';
import { layout, returnLink, writeMoney } from './layout.ts';
import { type PaidByCard, readCardForm } from './read-card-form.ts';
import type { ShopVisit, Visit } from './read-checkout.ts';
import { type CheckoutRequest, readCheckout, readReturnUrl, withTransaction } from './read-checkout.ts';
import type { SandboxDeps } from './sandbox-parts.ts';
import { statusOf } from './sandbox-parts.ts';
import { findSandboxTransactionOf, type SandboxTransaction, saveSandboxTransaction } from './store.ts';

export type CheckoutConfig = Pick<Config, 'publicUrl' | 'trustProxy'>;
type CheckoutParts = Pick<SandboxDeps, 'db' | 'keys'> & { readonly now: () => Date; readonly wake: () => void };

const path = '/sandbox/checkout';

/** The checkout: a form that is opened and sent by one address, and what became of the payment from then on. */
export function mountCheckout(app: App, config: CheckoutConfig, parts: CheckoutParts): void {
  const { db, keys, now, wake } = parts;
  const policy = checkoutPolicy(config.publicUrl);
  const answer = (c: AppContext, { language }: Visit, page: Html, status: 200 | 400 | 403 | 410 | 422) =>
    c.html(page, status, {
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Content-Language': language,
    });

  /** The visit of whoever may pay now, or the page that says why there is nothing to pay. */
  async function begin(c: AppContext): Promise<ShopVisit | Response | Paid> {
    const visit = readVisit(c, config);
    const asked = readCheckout(queryTexts(c), keys);
    if (!asked) return answer(c, visit, noticePage(visit, 'wrong'), 400);
    const shopVisit = { ...visit, asked };
    const transaction = await findSandboxTransactionOf(db, asked.reference);
    if (transaction) return { visit: shopVisit, transaction };
    const isExpired = asked.expiresAt !== undefined && asked.expiresAt <= now();
    return isExpired ? answer(c, visit, noticePage(visit, 'expired'), 410) : shopVisit;
  }

  app.get(path, async (c) => {
    const begun = await begin(c);
    if (begun instanceof Response) return begun;
    if ('transaction' in begun) {
      const { visit, transaction } = begun;
      return answer(c, visit, statusPage(visit, transaction, statusOf(transaction, now())), 200);
    }
    const { email, fullName } = begun.asked;
    const typed = { expiry: '', name: fullName, email, delay: 0, events: 'normal' };
    return answer(c, begun, formPage(begun, typed), 200);
  });

  app.post(path, async (c) => {
    if (!isFromOwnPage(c.req.header(), config)) {
      const visit = readVisit(c, config);
      return answer(c, visit, noticePage(visit, 'otherSite'), 403);
    }
    const begun = await begin(c);
    if (begun instanceof Response) return begun;
    if ('transaction' in begun) return leave(c, begun);
    const { typed, problems, paid } = readCardForm(await readBody(c, ['form']), now());
    if (!paid) return answer(c, begun, formPage(begun, typed, problems), 422);
    const transaction = await takePayment(begun.asked, paid, { db, keys }, now());
    wake();
    return leave(c, { visit: begun, transaction });
  });
}

interface Paid {
  readonly visit: ShopVisit;
  readonly transaction: SandboxTransaction;
}

/** To the shop; in its dialog, or where it named no address of its own, to what this page says of the payment. */
function leave(c: AppContext, { visit: { isFramed, returnUrl }, transaction: { id } }: Paid): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(isFramed || !returnUrl ? urlOf(c) : withTransaction(returnUrl, id), 303);
}

function readVisit(c: AppContext, config: CheckoutConfig): Visit {
  const { lang, frame, 'redirect-url': redirectUrl } = queryTexts(c);
  const wished = negotiateLanguage(c.req.header('accept-language') ?? '') ?? defaultLanguage;
  return {
    language: isLanguage(lang) ? lang : wished,
    isFramed: frame === '1',
    returnUrl: readReturnUrl(redirectUrl, c.req.header(), config),
  };
}

/**
 * Own files only. Browsers hold a form to where its answer leads on to as well: that is the shop, which may have been
 * opened by another name than the public one.
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

/** Why there is no form. */
function noticePage(visit: Visit, notice: 'wrong' | 'expired' | 'otherSite'): Html {
  const { title, text } = wordsIn(visit.language).sandbox[notice];
  return layout(
    visit,
    title,
    html`<main class="narrow">
<h1 tabindex="-1">${title}</h1>
<p>${text}</p>
${returnLink(visit)}
</main>`,
  );
}

/** The bank decides now, and may tell it later. Asked again for the same reference, it has decided already. */
async function takePayment(
  { reference, currency, amount }: CheckoutRequest,
  { card, name, email, delaySeconds, events }: PaidByCard,
  { db, keys }: Pick<SandboxDeps, 'db' | 'keys'>,
  now: Date,
): Promise<SandboxTransaction> {
  const { brand, lastFour, outcome } = card;
  const transaction = {
    id: `sbx-${randomUUID()}`,
    reference,
    outcome,
    amount,
    email,
    brand,
    lastFour,
    status: delaySeconds === 0 ? outcome : 'PENDING',
    currency: currency.toUpperCase(),
    fullName: name,
    createdAt: now,
    settlesAt: new Date(now.getTime() + delaySeconds * 1000),
    finalizedAt: null,
  } as const;
  const signedEvents = planEvents(transaction, events).map((event) => signEvent(transaction, event, keys.eventsSecret));
  return saveSandboxTransaction(db, transaction, signedEvents);
}

/** What became of a payment. The script of the page tells it to the dialog that it may stand in. */
function statusPage(
  visit: ShopVisit,
  { id, reference, brand, lastFour }: SandboxTransaction,
  status: SandboxTransaction['status'],
): Html {
  const { language, asked } = visit;
  const words = wordsIn(language).sandbox;
  const { title, text } = words.status[status];
  const again = html`<p><a href="">${words.status.again}</a></p>`;
  return layout(
    visit,
    title,
    html`<main class="narrow" data-transaction="${id}" data-reference="${reference}" data-status="${status}">
<h1 tabindex="-1">${title}</h1>
<p>${text}</p>
<dl>
<div><dt>${words.order.amount}</dt><dd>${writeMoney({ minor: asked.amount, currency: asked.currency }, language)}</dd></div>
<div><dt>${words.order.reference}</dt><dd>${reference}</dd></div>
<div><dt>${words.order.card}</dt><dd>${brand} •••• ${lastFour}</dd></div>
</dl>
${returnLink(visit, id)}
${status === 'PENDING' ? again : ''}
</main>`,
  );
}
