import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { TypedAgain } from '../checkout/read-card-form.ts';
import { eventManners, lateMinutes } from '../events/plan-events.ts';
import { choice } from './field.ts';
import type { Html } from './layout.ts';

/** Seconds that the page offers; whoever sends the form without it may ask for others. */
const delays = [0, 5, 60, 300];

/** What can go wrong between a bank and a shop, to be asked for. */
export function difficultBank(language: Language, typed: TypedAgain, problem: string | undefined): Html {
  const { bank } = wordsIn(language).sandbox;
  const isAsked = typed.delay !== 0 || typed.events !== 'normal';
  return html`<details${isAsked ? html` open` : ''}>
<summary>${bank.title}</summary>
<p>${bank.lead}</p>
${problem ? html`<p class="problem">${problem}</p>` : ''}
${choice({
  name: 'delay',
  label: bank.delay,
  value: String(typed.delay),
  options: delays.map((seconds) => ({ value: String(seconds), text: format(bank.delays, language, { seconds }) })),
})}
${choice({
  name: 'events',
  label: bank.events,
  value: typed.events,
  options: eventManners.map((manner) => ({
    value: manner,
    text: format(bank.manners[manner], language, { minutes: lateMinutes }),
  })),
})}
</details>`;
}
