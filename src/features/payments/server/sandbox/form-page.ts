import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { eventManners, lateMinutes } from './events.ts';
import { longestEmail, longestName, type Refilled, testCardNames, testCards } from './read-card-form.ts';
import { type Html, layout, type ShopVisit } from './read-checkout.ts';

/** The card form. It is sent to the address that it was opened at, which contains the order. */
export function formPage(visit: ShopVisit, { name, email }: Refilled, isRefused = false): Html {
  const { language, checkout } = visit;
  const { title, lead, order, form, refused } = wordsIn(language).sandbox;
  const amount = formatMoney({ minor: checkout.amount, currency: checkout.currency }, language);
  return layout(
    visit,
    title,
    html`<main>
<h1>${title}</h1>
<p>${lead}</p>
<dl>
<div><dt>${order.amount}</dt><dd>${amount}</dd></div>
<div><dt>${order.reference}</dt><dd>${checkout.reference}</dd></div>
</dl>
<form method="post">
${isRefused ? html`<p class="refusal" role="alert">${refused}</p>` : ''}
${cardChoice(language)}
<label>${form.name}<input name="name" autocomplete="cc-name" maxlength="${longestName}" value="${name}" required></label>
<label>${form.email}<input name="email" type="email" autocomplete="email" maxlength="${longestEmail}" value="${email}" required></label>
${difficultBank(language)}
<button class="button">${format(form.pay, language, { amount })}</button>
</form>
</main>`,
  );
}

function cardChoice(language: Language): Html {
  const { title, outcomes } = wordsIn(language).sandbox.cards;
  const options = testCardNames.map(
    (card, n) =>
      html`<label><input type="radio" name="card" value="${card}"${n === 0 ? html` checked` : ''}>${testCards[card].number}: ${outcomes[card]}</label>
`,
  );
  return html`<fieldset><legend>${title}</legend>
${options}</fieldset>`;
}

/** Seconds that the page offers; a form sent without the page may request others. */
const delays = [0, 5, 60, 300];

/** Options that simulate problems between a bank and a shop. */
function difficultBank(language: Language): Html {
  const { bank } = wordsIn(language).sandbox;
  const seconds = delays.map((delay) => [delay, format(bank.delays, language, { seconds: delay })] as const);
  const manners = eventManners.map(
    (manner) => [manner, format(bank.manners[manner], language, { minutes: lateMinutes })] as const,
  );
  return html`<details>
<summary>${bank.title}</summary>
<p>${bank.lead}</p>
${choice('delay', bank.delay, seconds)}
${choice('events', bank.events, manners)}
</details>`;
}

function choice(
  name: string,
  label: string,
  options: readonly (readonly [value: string | number, text: string])[],
): Html {
  return html`<label>${label}<select name="${name}">${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>`;
}
