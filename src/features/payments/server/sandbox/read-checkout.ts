import { html } from 'hono/html';
import { z } from 'zod';
import { wordsIn } from '#content/words.ts';
import { boundedText, momentText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import { pageTransition } from '#platform/page/head.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { RequestHeaders } from '#platform/server/http/headers.ts';
import { isOwnHost } from '#platform/server/security/origins.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { integritySignature, isSameChecksum } from '../providers/wompi/signatures.ts';

/** A shop's request for payment, whose signature was checked. */
export interface CheckoutRequest {
  readonly reference: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: number;
  readonly expiresAt: Date | undefined;
  readonly email: string;
  readonly fullName: string;
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

/** Undefined: the request is not from the shop with these keys, or was changed. */
export function readCheckout(query: Readonly<Record<string, string>>, keys: WompiKeys): CheckoutRequest | undefined {
  const read = address.safeParse(query);
  if (!read.success) return undefined;
  const { reference, 'amount-in-cents': amount, 'expiration-time': time, ...rest } = read.data;
  const expirationTime = time || undefined;
  const signed = { reference, amountInCents: amount, currency: rest.currency, expirationTime };
  const isKnown = rest['public-key'] === keys.publicKey;
  const isWhole = isSameChecksum(rest['signature:integrity'], integritySignature(signed, keys.integritySecret));
  const currency = currencies.find((code) => code.toUpperCase() === rest.currency);
  if (!(isKnown && isWhole && currency)) return undefined;
  return {
    reference,
    currency,
    amount,
    expiresAt: expirationTime === undefined ? undefined : new Date(expirationTime),
    email: rest['customer-data:email'],
    fullName: rest['customer-data:full-name'],
  };
}

/** How the checkout was opened. */
export interface Visit {
  readonly language: Language;
  /** Opened in the frame of the shop's dialog, not as a page. */
  readonly isFramed: boolean;
  readonly returnUrl: URL | undefined;
}

/** A visit with a valid request of the shop. */
export interface ShopVisit extends Visit {
  readonly checkout: CheckoutRequest;
}

/**
 * Where the visitor goes afterwards. The address is not signed, so anyone may have written it: only addresses of this
 * site are accepted.
 */
export function readReturnUrl(
  redirectUrl: string | undefined,
  headers: RequestHeaders,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
): URL | undefined {
  if (redirectUrl === undefined || !URL.canParse(redirectUrl)) return undefined;
  const url = new URL(redirectUrl);
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined;
  return url.origin === new URL(config.publicUrl).origin || isOwnHost(url.host, headers, config) ? url : undefined;
}

/** Adds the transaction's id for the shop. It is not proof of payment. */
export function withTransaction(returnUrl: URL, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('id', id);
  return url.href;
}

export type Html = ReturnType<typeof html>;

export const sandboxFiles = {
  style: '/sandbox/sandbox.css',
  checkout: '/sandbox/checkout.js',
  widget: '/sandbox/widget.js',
} as const;

/** Says on every screen that no money moves; the shop's dialog shows this around the frame. */
export function layout({ language, isFramed }: Visit, title: string, content: Html): Html {
  const words = wordsIn(language).sandbox;
  const band = html`<header class="band"><p>${words.band}</p></header>`;
  return html`<!doctype html>
<html lang="${language}" data-frame="${isFramed ? 'yes' : 'no'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${words.name}</title>
<style>${pageTransition}</style>
<link rel="stylesheet" href="${sandboxFiles.style}">
<script type="module" src="${sandboxFiles.checkout}"></script>
</head>
<body>
${isFramed ? html`<p class="unseen">${words.band}</p>` : band}
${content}
</body>
</html>
`;
}

/** Back to the shop: a button that closes its dialog, or a link. Nothing if the shop gave no valid address. */
export function returnLink({ language, isFramed, returnUrl }: Visit, transactionId?: string): Html | '' {
  const { back } = wordsIn(language).sandbox;
  if (isFramed) return html`<p><button type="button" class="button" data-close>${back}</button></p>`;
  if (!returnUrl) return '';
  const address = transactionId === undefined ? returnUrl.href : withTransaction(returnUrl, transactionId);
  return html`<p><a class="button" href="${address}">${back}</a></p>`;
}
