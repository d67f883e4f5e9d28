import type { ChosenPeriod, Period } from './period.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly overview: StaffOverviewView;
  }
}

/** A figure of the period, and the same of the period before. */
export interface Compared {
  readonly now: number;
  readonly before: number;
}

/** The same where there may be nothing to measure. */
export interface Measured {
  readonly now: number | null;
  readonly before: number | null;
}

/** A day, week or month of the period, beside the same days of the period before. */
export interface Point extends Period, Measured {
  /** It contains today, so its figure will still change. */
  readonly isUnfinished: boolean;
}

export interface Named extends Compared {
  /** Null: unknown. */
  readonly name: string | null;
}

export const leadKinds = ['tickets', 'quotes', 'meetings'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** All three names are empty for tickets without a campaign. */
export interface CampaignLine extends Compared {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  /** Of the period: tickets that are answered or closed. */
  readonly answered: number;
}

export interface LeadFigures {
  readonly all: Compared;
  readonly kinds: Readonly<Record<LeadKind, Compared>>;
  readonly points: readonly Point[];
  /** By the codes of countries. The most frequent ones, and the sum of the others in `otherCountries`. */
  readonly countries: readonly Named[];
  readonly otherCountries: Compared;
  /** By paths of the site, without a language. */
  readonly pages: readonly Named[];
  readonly otherPages: Compared;
  readonly campaigns: readonly CampaignLine[];
  readonly otherCampaigns: Compared;
}

export interface AnswerFigures {
  /** All that wait for the team now, those with an earlier answer too. */
  readonly open: number;
  /** Tickets without a first answer, at the end of each step. */
  readonly waiting: readonly Point[];
  /** Tickets of the period, and how many of them were answered. */
  readonly tickets: Compared;
  readonly answered: Compared;
  /** Seconds until the first answer. */
  readonly median: Measured;
  readonly ninetieth: Measured;
  readonly medians: readonly Point[];
  /** The share that was answered by the end of the next working day; null if none is due. */
  readonly inTime: Measured;
}

export interface ProductRevenue {
  /** Null: quotes. */
  readonly productId: number | null;
  readonly orders: Compared;
  /** In minor units, less what was returned in the same time, for earlier orders too: it can be below zero. */
  readonly amount: Compared;
  readonly refunded: Compared;
}

export interface CurrencyRevenue {
  readonly currency: string;
  readonly orders: Compared;
  readonly amount: Compared;
  /** What was returned in the period, whenever it was paid. */
  readonly refunded: Compared;
  readonly points: readonly Point[];
  readonly products: readonly ProductRevenue[];
}

export interface MailFigures {
  readonly sent: Compared;
  /** Attempts that failed, of messages that were sent or given up. */
  readonly failedAttempts: Compared;
  readonly dead: Compared;
  /** Now. */
  readonly waiting: number;
  /** Seconds from queueing to sending. */
  readonly median: Measured;
  readonly points: readonly Point[];
  /** The messages of the period before are still stored; otherwise its figures mean nothing. */
  readonly hasBefore: boolean;
  /** For how many days sent messages are stored. */
  readonly storedDays: number | 'forever';
}

export interface StaffOverviewView {
  readonly kind: 'overview';
  readonly period: ChosenPeriod;
  readonly leads: LeadFigures;
  readonly answers: AnswerFigures;
  /** The currency with the most orders first. */
  readonly revenue: readonly CurrencyRevenue[];
  /** The site simulates payments, and the figures are theirs. */
  readonly isSandbox: boolean;
  readonly mail: MailFigures;
}
