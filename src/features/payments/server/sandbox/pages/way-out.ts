import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import type { Visit } from '../checkout/visit.ts';
import { withTransaction } from '../checkout/way-back.ts';
import type { Html } from './layout.ts';

/** Back to the shop: in its dialog by closing that, else by a link. Nothing, where it named no address of its own. */
export function wayOut({ language, isFramed, wayBack }: Visit, transactionId?: string): Html | '' {
  const { back } = wordsIn(language).sandbox;
  if (isFramed) return html`<p><button type="button" class="button" data-close>${back}</button></p>`;
  if (!wayBack) return '';
  const address = transactionId === undefined ? wayBack.href : withTransaction(wayBack, transactionId);
  return html`<p><a class="button" href="${address}">${back}</a></p>`;
}
