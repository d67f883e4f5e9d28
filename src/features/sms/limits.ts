import { capacities } from './measure.ts';

export const smsLimits = {
  /** Ten parts in the short alphabet. Beyond that it is a letter: telephones and networks begin to lose parts. */
  counted: 10 * capacities.gsm7.part,
  /**
   * What the box takes. More than is counted, so that what is too long can be shortened where it was pasted; and
   * little enough for any writing to stay within what the server reads of a form.
   */
  typed: 10_000,
  /** Messages go to so many people where nobody has said another number. */
  recipients: 1_000,
} as const;
