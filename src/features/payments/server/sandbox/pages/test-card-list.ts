import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { testCards } from '../cards/test-cards.ts';
import type { Html } from './layout.ts';

/** A click marks a whole number, to be copied. */
export function testCardList(language: Language): Html {
  const { cards } = wordsIn(language).sandbox;
  const rows = testCards.map(
    ({ number, outcome }) => html`<div><dt class="number">${number}</dt>
<dd class="${outcome.toLowerCase()}">${cards.outcomes[outcome]}</dd></div>
`,
  );
  return html`<section class="cards" aria-labelledby="cards">
<h2 id="cards">${cards.title}</h2>
<p>${cards.lead}</p>
<dl>
${rows}</dl>
<p>${cards.other}</p>
</section>`;
}
