/** The part of the support hours in which meetings are held. */
export interface MeetingRules {
  readonly holidays: Holidays;
  /** Hours from now to the first time that can be booked. */
  readonly noticeHours: number;
  /** Days from now to the last. */
  readonly horizonDays: number;
}
/** An external service where meetings are booked: in its popup, or on its page for visitors without JavaScript. */
export interface Scheduler {
  readonly kind: 'calendly' | 'cal';
  /** The URL of the booking page, as configured. */
  readonly url: string;
}
/** Limits on bookings. */
export interface BookingRates {
  /** Above these, a booking is only held until its visitor confirms it. */
  readonly unconfirmed: BookingDemand;
  /** Above these, bookings are refused. */
  readonly most: BookingDemand;
}
/** What Wompi gives a shop. The sandbox, which imitates Wompi, has its own. */
export interface WompiKeys {
  /** `pub_test_…`: public. */
  readonly publicKey: string;
  /** `prv_test_…`: gives access to the API. */
  readonly privateKey: string;
  /** `test_integrity_…`: signs the parameters of the checkout. */
  readonly integritySecret: string;
  /** `test_events_…`: signs the events that we receive. */
  readonly eventsSecret: string;
}
/** A configured tax. `rate` is in hundredths of a percent. */
export interface TaxRule {
  readonly name: string;
  readonly rate: number;
}
/** Maximum difficulty of a proof of work, in zero bits. Each doubles the work: 14 take a phone about a second. */
export const mostProofBits = 20;
/** Days without meetings. A day is its midnight in UTC, in milliseconds. */
export interface Holidays {
  /** The public holidays of Colombia. */
  readonly colombian: boolean;
  /** The company's own. */
  readonly days: readonly number[];
}
/** The number of recent bookings by all visitors. */
export interface BookingDemand {
  /** All that were requested within the last hour, expired holds too. */
  readonly hour: number;
  /** Those of the last 24 hours that counted as a meeting, cancelled ones too. */
  readonly day: number;
}
