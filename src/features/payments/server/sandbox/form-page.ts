import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { suggestEmail } from '#site/suggest-email.ts';
import { eventManners, lateMinutes } from './events.ts';
import { type CardProblems, cardDigits, longestName, type RefilledFields, testCards } from './read-card-form.ts';
import { type Html, layout, type ShopVisit } from './read-checkout.ts';

const noProblems = {
  number: undefined,
  expiry: undefined,
  code: undefined,
  name: undefined,
  email: undefined,
  bank: undefined,
} satisfies CardProblems;

/** The card form. It is sent to the address that it was opened at, which contains the order. */
export function formPage(visit: ShopVisit, typed: RefilledFields, problems: CardProblems = noProblems): Html {
  const { language, checkout } = visit;
  const words = wordsIn(language).sandbox;
  const amount = formatMoney({ minor: checkout.amount, currency: checkout.currency }, language);
  const problemTexts = problemWords(problems, language, typed.email);
  const fieldNames = ['number', 'expiry', 'code', 'name', 'email'] as const;
  const first = fieldNames.find((name) => problems[name] !== undefined);
  const isRefused = first !== undefined || problems.bank !== undefined;
  const own = (name: (typeof fieldNames)[number]) => ({
    name,
    label: words.form[name],
    problem: problemTexts[name],
    isFirst: name === first,
  });
  return layout(
    visit,
    words.title,
    html`<main class="wide">
<div class="about">
<h1>${words.title}</h1>
<p>${words.lead}</p>
<dl>
<div class="amount"><dt>${words.order.amount}</dt><dd>${amount}</dd></div>
<div><dt>${words.order.reference}</dt><dd>${checkout.reference}</dd></div>
</dl>
${testCardList(language)}
</div>
<form method="post" novalidate>
${isRefused ? html`<div class="refusal" role="alert"><p><strong>${words.problems.summary}</strong></p><p>${words.problems.again}</p></div>` : ''}
${field({ ...own('number'), inputMode: 'numeric', autoComplete: 'cc-number', longest: 40 })}
<div class="beside">
${field({ ...own('expiry'), hint: words.form.expiryHint, value: typed.expiry, inputMode: 'text', autoComplete: 'cc-exp', longest: 9 })}
${field({ ...own('code'), hint: format(words.form.codeHint, language, { usual: 3, amex: 4 }), inputMode: 'numeric', autoComplete: 'cc-csc', longest: 4 })}
</div>
${field({ ...own('name'), value: typed.name, autoComplete: 'cc-name', longest: longestName })}
${field({ ...own('email'), value: typed.email, type: 'email', inputMode: 'email', autoComplete: 'email', longest: 254 })}
${problems.email === 'typo' ? html`<input type="hidden" name="email_seen" value="${typed.email}">` : ''}
${difficultBank(language, typed, problemTexts.bank)}
<p><button class="button">${format(words.form.pay, language, { amount })}</button></p>
</form>
</main>`,
  );
}

/** The problem of each field, as text. */
function problemWords(problems: CardProblems, language: Language, address: string) {
  const words = wordsIn(language).sandbox.problems;
  const { number, expiry, code, name, email, bank } = problems;
  return {
    number: number && format(words.number[number], language, cardDigits),
    expiry: expiry && words.expiry[expiry],
    code: code && format(words.code[code], language, { digits: code === 'four' ? 4 : 3 }),
    name: name && format(words.name[name], language, { most: longestName }),
    email: email && format(words.email[email], language, { suggestion: suggestEmail(address) ?? '' }),
    bank: bank && words.bank[bank],
  };
}

/** A click selects the whole number for copying. */
function testCardList(language: Language): Html {
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

/** Seconds that the page offers; a form sent without the page may request others. */
const delays = [0, 5, 60, 300];

/** Options that simulate problems between a bank and a shop. */
function difficultBank(language: Language, typed: RefilledFields, problem: string | undefined): Html {
  const { bank } = wordsIn(language).sandbox;
  const isSelected = typed.delay !== 0 || typed.events !== 'normal';
  return html`<details${isSelected ? html` open` : ''}>
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

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly value?: string;
  readonly type?: 'text' | 'email';
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly autoComplete: string;
  readonly longest: number;
  /** Whether it is the first field with a problem. */
  readonly isFirst: boolean;
}

function field(props: Field): Html {
  const { name, label, hint, problem, value = '', type = 'text', inputMode = 'text', autoComplete, longest } = props;
  const descriptionIds = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const describedBy = descriptionIds && html` aria-describedby="${descriptionIds}"`;
  const wrong = problem && html` aria-invalid="true"`;
  const focus = props.isFirst && html` autofocus`;
  return html`<div class="field field-${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" inputmode="${inputMode}" autocomplete="${autoComplete}" maxlength="${longest}" value="${value}" required${describedBy || ''}${wrong || ''}${focus || ''}>
${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
</div>`;
}

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

function choice({ name, label, value, options }: Choice): Html {
  const list = options.map(
    (option) =>
      html`<option value="${option.value}"${option.value === value ? html` selected` : ''}>${option.text}</option>`,
  );
  return html`<div class="field">
<label for="${name}">${label}</label>
<select id="${name}" name="${name}">${list}</select>
</div>`;
}
