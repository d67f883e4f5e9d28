import { html } from 'hono/html';
import { wordsIn } from '#content/words.ts';
import { format } from '#site/message.ts';
import { type CardProblems, longestName, type TypedAgain } from '../checkout/read-card-form.ts';
import type { ShopVisit } from '../checkout/visit.ts';
import { writeMoney } from './amount.ts';
import { difficultBank } from './difficult-bank.ts';
import { field } from './field.ts';
import { type Html, layout } from './layout.ts';
import { problemWords } from './problem-words.ts';
import { testCardList } from './test-card-list.ts';

const noProblems = {
  number: undefined,
  expiry: undefined,
  code: undefined,
  name: undefined,
  email: undefined,
  bank: undefined,
} satisfies CardProblems;

/** The card form. It is sent to the very address that it was opened by, which has all the rest in it. */
export function formPage(visit: ShopVisit, typed: TypedAgain, problems: CardProblems = noProblems): Html {
  const { language, asked } = visit;
  const words = wordsIn(language).sandbox;
  const amount = writeMoney({ minor: asked.amount, currency: asked.currency }, language);
  const problemTexts = problemWords(problems, language);
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
<div><dt>${words.order.reference}</dt><dd>${asked.reference}</dd></div>
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
${difficultBank(language, typed, problemTexts.bank)}
<p><button class="button">${format(words.form.pay, language, { amount })}</button></p>
</form>
</main>`,
  );
}
