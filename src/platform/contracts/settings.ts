/** Which of the support hours meetings are held in. */
export interface MeetingRules {
  readonly holidays: Holidays;
  /** Hours from now to the first time that can be had. */
  readonly noticeHours: number;
  /** Days from now to the last. */
  readonly horizonDays: number;
}
/** Where meetings are booked by somebody else: their popup, or their page for those without JavaScript. */
export interface Scheduler {
  readonly kind: 'calendly' | 'cal';
  /** Of the page to book at, as it was configured. */
  readonly url: string;
}
/** How many bookings there may be. */
export interface BookingRates {
  /** From more than these on, a booking is only held until its visitor confirms it. */
  readonly unconfirmed: BookingDemand;
  /** More than these are not taken. */
  readonly most: BookingDemand;
}
/** What Wompi gives a shop. The sandbox, which speaks as Wompi does, has its own. */
export interface WompiKeys {
  /** `pub_test_…`: may be seen by anybody. */
  readonly publicKey: string;
  /** `prv_test_…`: opens the API. */
  readonly privateKey: string;
  /** `test_integrity_…`: signs what the checkout is opened with. */
  readonly integritySecret: string;
  /** `test_events_…`: signs what we are told. */
  readonly eventsSecret: string;
}
/** A tax as it is configured. `rate` in hundredths of a percent. */
export interface TaxRule {
  readonly name: string;
  readonly rate: number;
}
/** Zero bits that a proof of work can be asked for. Each doubles the work: 14 take a phone about a second. */
export const mostProofBits = 20;
/** On which days nobody meets. A day is the milliseconds of its midnight in UTC. */
export interface Holidays {
  /** Those of the law of Colombia. */
  readonly colombian: boolean;
  /** Those of the company's own. */
  readonly days: readonly number[];
}
/** How many bookings there were, whoever made them. */
export interface BookingDemand {
  /** All that were asked for within the last hour, holds that have expired too. */
  readonly hour: number;
  /** Those of the last 24 hours that counted as a meeting, cancelled ones too. */
  readonly day: number;
}
