import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import type { Visit } from '../checkout/visit.ts';
import { type Html, layout } from './layout.ts';
import { wayOut } from './way-out.ts';

/** Why there is no form. */
export function noticePage(visit: Visit, notice: 'wrong' | 'expired' | 'otherSite'): Html {
  const { title, text } = wordsIn(visit.language).sandbox[notice];
  return layout(
    visit,
    title,
    html`<main class="narrow">
<h1 tabindex="-1">${title}</h1>
<p>${text}</p>
${wayOut(visit)}
</main>`,
  );
}
