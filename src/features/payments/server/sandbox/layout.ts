import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import { pageTransition } from '#platform/page/page-transition.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney, type Money } from '#site/money.ts';
import type { Visit } from './read-checkout.ts';
import { withTransaction } from './read-checkout.ts';

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

/** Always with the currency code, so that US and Canadian dollars are not confused. */
export function writeMoney(money: Money, language: Language): string {
  return formatMoney(money, language, 'code');
}

/** Back to the shop: a button that closes its dialog, or a link. Nothing if the shop gave no valid address. */
export function returnLink({ language, isFramed, returnUrl }: Visit, transactionId?: string): Html | '' {
  const { back } = wordsIn(language).sandbox;
  if (isFramed) return html`<p><button type="button" class="button" data-close>${back}</button></p>`;
  if (!returnUrl) return '';
  const address = transactionId === undefined ? returnUrl.href : withTransaction(returnUrl, transactionId);
  return html`<p><a class="button" href="${address}">${back}</a></p>`;
}
