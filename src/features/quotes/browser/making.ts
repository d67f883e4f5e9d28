import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { type Currency, findCurrency } from '#site/currencies.ts';
import { type Money, readAmount, writeAmount } from '#site/money.ts';
import type { Problems } from './quote-start.ts';

type CreationError = 'failure' | 'tooManyRequests';

/** The stage of creating a quote. */
export type Stage =
  | { readonly kind: 'ready' }
  /** The request is running, or the browser is opening the quote's page. */
  | { readonly kind: 'sending' }
  /** The total differs from the one that the visitor saw: they decide. */
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

/** An envelope as `callSite` returns it. */
type MakingAnswer = Made | NotMade;

/** The functions that an attempt uses. `value`: the total that the visitor saw, in whole units. */
export interface QuoteGateway {
  readonly send: (currency: Currency, value: string) => Promise<MakingAnswer>;
  /** Opens the PDF if the browser allows it, and goes to the page of the quote. */
  readonly arrive: (made: Made['DATA']) => void;
}

export interface Making {
  /** Creates one quote: further presses are ignored while the request is running. */
  readonly make: (shown: Money, gateway: QuoteGateway) => Promise<void>;
  /** Returns to the initial state, for a visitor who comes back to this page. */
  readonly reset: () => void;
}

export function makeMaking(setStage: (stage: Stage) => void): Making {
  let isBusy = false;
  return {
    make: async ({ currency, minor }, gateway) => {
      if (isBusy) return;
      isBusy = true;
      setStage({ kind: 'sending' });
      const answer = await gateway.send(currency, writeAmount(minor, currency));
      // After success the browser leaves the page: the button stays busy until then.
      if (isMade(answer)) return gateway.arrive(answer.DATA);
      isBusy = false;
      setStage(stageAfter(answer));
    },
    reset: () => {
      isBusy = false;
      setStage({ kind: 'ready' });
    },
  };
}

function isMade(answer: MakingAnswer): answer is Made {
  return answer.CODE === 1 || answer.CODE === 6;
}

/** The stage after an answer without a quote. */
export function stageAfter({ CODE, DATA }: NotMade): Stage {
  if (CODE === 4) {
    const right = rightTotalIn(DATA);
    return right ? { kind: 'asking', right } : { kind: 'failed', errorCode: 'failure' };
  }
  if (CODE === 2) {
    const problems = Object.entries(fieldsOf(fieldsOf(DATA)['fields'])).map(([field, problem]) => [
      // A problem of an item, such as `items.0.id`, is shown once for the whole list.
      field.split('.')[0] ?? field,
      String(problem),
    ]);
    if (problems.length > 0) return { kind: 'wrong', problems: Object.fromEntries(problems) };
  }
  return { kind: 'failed', errorCode: CODE === 7 ? 'tooManyRequests' : 'failure' };
}

function rightTotalIn(data: unknown): Money | undefined {
  const { currency: code, value } = fieldsOf(data);
  const currency = findCurrency(String(code));
  const minor = currency && readAmount(String(value), currency);
  return currency && minor !== undefined ? { currency, minor } : undefined;
}
