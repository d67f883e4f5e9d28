import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import type { ShopVisit } from '../checkout/visit.ts';
import type { SandboxTransaction } from '../store/save-transaction.ts';
import { writeMoney } from './amount.ts';
import { type Html, layout } from './layout.ts';
import { wayOut } from './way-out.ts';

/** What became of a payment. The script of the page tells it to the dialog that it may stand in. */
export function statusPage(
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
${wayOut(visit, id)}
${status === 'PENDING' ? again : ''}
</main>`,
  );
}
