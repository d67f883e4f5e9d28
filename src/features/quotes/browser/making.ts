import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { type Currency, currencies } from '#site/countries.ts';
import type { Money } from '#site/money.ts';
import { readAmount, writeAmount } from '#site/money.ts';
import type { Problems } from './check-person.ts';

type CreationError = 'failure' | 'tooManyRequests';

/** Where the making of a quote stands. */
export type Stage =
  | { readonly kind: 'ready' }
  /** It is on its way, or the page is being left for that of the quote. */
  | { readonly kind: 'sending' }
  /** The total is another one than the visitor was shown: they decide. */
  | { readonly kind: 'asking'; readonly right: Money }
  | { readonly kind: 'wrong'; readonly problems: Problems }
  | { readonly kind: 'failed'; readonly errorCode: CreationError };

interface Made {
  readonly CODE: 1 | 6;
  readonly DATA: { readonly pdf: string; readonly page: string };
}

interface NotMade {
  readonly CODE: 2 | 3 | 4 | 5 | 7;
  readonly DATA: unknown;
}

/** An envelope, as `callSite` gives it. */
type MakingAnswer = Made | NotMade;

/** What an attempt needs from the world around it. `value`: what the visitor was shown, in whole units. */
export interface QuoteGateway {
  readonly send: (currency: Currency, value: string) => Promise<MakingAnswer>;
  /** Opens the PDF where the browser allows it, and goes to the page of the quote. */
  readonly arrive: (made: Made['DATA']) => void;
}

export interface Making {
  /** One press is one quote: others are dropped while it is on its way. */
  readonly make: (shown: Money, gateway: QuoteGateway) => Promise<void>;
  /** Whoever comes back to this page finds it as it was. */
  readonly reset: () => void;
}

export function makeMaking(tell: (stage: Stage) => void): Making {
  let isBusy = false;
  return {
    make: async ({ currency, minor }, doors) => {
      if (isBusy) return;
      isBusy = true;
      tell({ kind: 'sending' });
      const answer = await doors.send(currency, writeAmount(minor));
      // A quote that is made leads away: the button stays busy until then.
      if (isMade(answer)) return doors.arrive(answer.DATA);
      isBusy = false;
      tell(stageAfter(answer));
    },
    reset: () => {
      isBusy = false;
      tell({ kind: 'ready' });
    },
  };
}

function isMade(answer: MakingAnswer): answer is Made {
  return answer.CODE === 1 || answer.CODE === 6;
}

/** What an answer without a quote means for whoever waits for one. */
export function stageAfter({ CODE, DATA }: NotMade): Stage {
  if (CODE === 4) {
    const right = rightTotalIn(DATA);
    return right ? { kind: 'asking', right } : { kind: 'failed', errorCode: 'failure' };
  }
  if (CODE === 2) {
    const problems = Object.entries(fieldsOf(fieldsOf(DATA)['fields'])).map(([field, problem]) => [
      // Of a thing in the list, such as `items.0.id`: there is one place to say it.
      field.split('.')[0] ?? field,
      String(problem),
    ]);
    if (problems.length > 0) return { kind: 'wrong', problems: Object.fromEntries(problems) };
  }
  return { kind: 'failed', errorCode: CODE === 7 ? 'tooManyRequests' : 'failure' };
}

function rightTotalIn(data: unknown): Money | undefined {
  const { currency: code, value } = fieldsOf(data);
  const currency = currencies.find((known) => known === String(code).toLowerCase());
  const minor = readAmount(String(value));
  return currency && minor !== undefined ? { currency, minor } : undefined;
}
