import type { Money } from '#site/money.ts';

/**
 * Wompi's test cards. One of them is chosen, and no number is ever typed: a sandbox that has no field for it never gets
 * the number of a real card.
 */
export const testCards = {
  APPROVED: { brand: 'VISA', number: '4242 4242 4242 4242' },
  DECLINED: { brand: 'VISA', number: '4111 1111 1111 1111' },
  ERROR: { brand: 'MASTERCARD', number: '5555 5555 5555 4444' },
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
export const longestEmail = 254;

interface ShownOrder {
  readonly money: Money;
  readonly reference: string;
}

/** What the checkout of the sandbox shows. */
export type SandboxView =
  | {
      readonly step: 'form';
      readonly order: ShownOrder;
      readonly typed: { readonly name: string; readonly email: string };
      readonly isRefused: boolean;
    }
  | {
      readonly step: 'status';
      readonly order: ShownOrder;
      readonly id: string;
      readonly status: TestCard | 'PENDING' | 'VOIDED';
      /** `VISA •••• 4242` */
      readonly card: string;
    }
  /** Why there is nothing to pay. */
  | { readonly step: 'wrong' | 'expired' | 'otherSite' };

/** The checkout is drawn with the page of payments, and sent without the site's header and footer. */
export type SandboxAnswer = SandboxView & {
  readonly kind: 'sandbox';
  /** The address in the shop; undefined if it gave no valid one. */
  readonly back: string | undefined;
};
