import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { testCards } from '../cards/test-cards.ts';
import type { Html } from './layout.ts';

/** A click marks a whole number, to be copied. */
export function testCardList(language: Language): Html {
  const { cards } = wordsIn(language).sandbox;
  const rows = testCards.map(
    ({ number, outcome }) => html`<tr><td><span class="number">${number}</span></td>
<td class="${outcome.toLowerCase()}">${cards.outcomes[outcome]}</td></tr>
`,
  );
  return html`<section class="cards" aria-labelledby="cards">
<h2 id="cards">${cards.title}</h2>
<p>${cards.lead}</p>
<table>
<thead><tr><th scope="col">${cards.number}</th><th scope="col">${cards.outcome}</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
<p>${cards.other}</p>
</section>`;
}
