import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import { pageTransition } from '#platform/page/page-transition.ts';
import type { Visit } from '../checkout/visit.ts';

export type Html = ReturnType<typeof html>;

export const sandboxFiles = {
  style: '/sandbox/sandbox.css',
  checkout: '/sandbox/checkout.js',
  widget: '/sandbox/widget.js',
} as const;

/** Says on every screen that no money moves; in the shop's dialog that is to be seen around the frame. */
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
