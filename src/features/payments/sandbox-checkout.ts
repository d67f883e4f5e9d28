import type { Money } from '#site/money.ts';

/**
 * Wompi's test cards, by what they lead to. One of them is chosen, and no number is ever typed: a sandbox that has no
 * field for it never gets the number of a real card.
 */
export const testCards = {
  APPROVED: '4242 4242 4242 4242',
  DECLINED: '4111 1111 1111 1111',
  ERROR: '5555 5555 5555 4444',
} as const;

export type TestCard = keyof typeof testCards;
export const testCardNames = ['APPROVED', 'DECLINED', 'ERROR'] as const satisfies readonly TestCard[];

/** The ways in which a difficult bank delivers its events. */
export const eventManners = ['normal', 'repeated', 'reversed', 'lost', 'late'] as const;
export type EventManner = (typeof eventManners)[number];

/** The delay of a late event. */
export const lateMinutes = 3;

/** Seconds until the bank answers that the page offers; a form sent without the page may request others. */
export const offeredDelays = [0, 5, 60, 300];

export const longestName = 100;

/** The form, what became of the payment, or why there is nothing to pay. */
export type SandboxStep = 'form' | 'refused' | 'PENDING' | TestCard | 'wrong' | 'expired' | 'otherSite';

export interface SandboxOrder {
  readonly reference: string;
  readonly money: Money;
  /** What the form is filled in with. */
  readonly customer: { readonly name: string; readonly email: string };
}

/** What the checkout of the sandbox shows: with the page of payments, but without the site's header and footer. */
export interface SandboxAnswer {
  readonly kind: 'sandbox';
  readonly step: SandboxStep;
  /** Undefined: there is nothing to pay. */
  readonly order: SandboxOrder | undefined;
  /** The card that the order was paid with. */
  readonly card: TestCard | undefined;
  /** The address in the shop; undefined if it gave no valid one. */
  readonly back: string | undefined;
}
