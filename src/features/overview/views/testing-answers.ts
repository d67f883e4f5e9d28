import { answer, noon } from '#features/staff/testing-answer.ts';
import type { Point, StaffOverviewView } from '../overview-view.ts';
import { choosePeriod, stepsOf } from '../period.ts';

const period = choosePeriod({ span: '90' }, new Date(noon));

const points = (now: (index: number) => number | null, before: (index: number) => number | null): Point[] =>
  stepsOf(period, period.step).map((step, index, all) => ({
    ...step,
    now: now(index),
    before: before(index),
    isUnfinished: index === all.length - 1,
  }));

const nothing = { now: 0, before: 0 };

const view: StaffOverviewView = {
  kind: 'overview',
  period,
  leads: {
    all: { now: 1204, before: 980 },
    kinds: {
      tickets: { now: 903, before: 801 },
      quotes: { now: 211, before: 179 },
      meetings: { now: 90, before: 0 },
    },
    points: points(
      (index) => 60 + ((index * 37) % 55),
      (index) => 50 + ((index * 23) % 40),
    ),
    countries: [
      { name: 'co', now: 801, before: 700 },
      { name: 'gq', now: 12, before: 0 },
      { name: null, now: 300, before: 260 },
      { name: '??', now: 1, before: 0 },
    ],
    otherCountries: { now: 90, before: 20 },
    pages: [
      { name: '/contact', now: 400, before: 380 },
      { name: '/a-page-that-no-longer-exists-and-had-a-very-long-name-without-any-space', now: 2, before: 0 },
      { name: null, now: 3, before: 3 },
    ],
    otherPages: nothing,
    campaigns: [
      { source: '', medium: '', campaign: '', now: 52, before: 31, answered: 30 },
      { source: 'boletin', medium: 'email', campaign: 'noviembre <b>', now: 40, before: 40, answered: 12 },
      {
        source: 'google',
        medium: 'cpc',
        campaign: `facturacion_electronica_${'x'.repeat(80)}`,
        now: 7,
        before: 2,
        answered: 1,
      },
      { source: '', medium: 'social', campaign: 'حملة الخريف', now: 1, before: 0, answered: 0 },
    ],
    otherCampaigns: { now: 5, before: 0 },
  },
  answers: {
    open: 14,
    waiting: points(
      (index) => index % 9,
      () => 4,
    ),
    tickets: { now: 903, before: 801 },
    answered: { now: 880, before: 800 },
    median: { now: 3 * 3600, before: 4 * 3600 },
    ninetieth: { now: 26 * 3600, before: 60 * 3600 },
    medians: points(
      (index) => (index % 5 === 3 ? null : 3600 * (2 + (index % 4))),
      () => null,
    ),
    inTime: { now: 0.93, before: 0.88 },
  },
  revenue: [
    {
      currency: 'cop',
      orders: { now: 52, before: 40 },
      amount: { now: 1_234_567_800, before: 900_000_000 },
      refunded: { now: 4_000_000, before: 0 },
      points: points(
        (index) => index * 20_000_000,
        () => 30_000_000,
      ),
      products: [
        {
          productId: 3,
          orders: { now: 30, before: 20 },
          amount: { now: 800_000_000, before: 500_000_000 },
          refunded: { now: 0, before: 0 },
        },
        {
          productId: null,
          orders: { now: 12, before: 20 },
          amount: { now: 434_567_800, before: 400_000_000 },
          refunded: { now: 0, before: 0 },
        },
        { productId: 99, orders: nothing, amount: nothing, refunded: nothing },
      ],
    },
  ],
  isSandbox: true,
  mail: {
    sent: { now: 2400, before: 2100 },
    failedAttempts: { now: 31, before: 12 },
    dead: { now: 3, before: 1 },
    waiting: 2,
    median: { now: 4, before: 5 },
    points: points(
      (index) => 180 + index,
      () => 150,
    ),
    hasBefore: false,
    storedDays: 90,
  },
};

const empty = points(
  () => 0,
  () => 0,
);
const unknown = { now: null, before: null };

export const overviewAnswers = {
  overview: answer(view),
  'overview-empty': answer({
    ...view,
    leads: {
      ...view.leads,
      all: nothing,
      kinds: { tickets: nothing, quotes: nothing, meetings: nothing },
      points: empty,
      countries: [],
      otherCountries: nothing,
      pages: [],
      campaigns: [],
      otherCampaigns: nothing,
    },
    answers: {
      open: 0,
      waiting: empty,
      tickets: nothing,
      answered: nothing,
      median: unknown,
      ninetieth: unknown,
      medians: points(
        () => null,
        () => null,
      ),
      inTime: unknown,
    },
    revenue: [],
    isSandbox: false,
    mail: {
      ...view.mail,
      sent: nothing,
      failedAttempts: nothing,
      dead: nothing,
      waiting: 0,
      median: unknown,
      points: empty,
      storedDays: 'forever',
    },
  }),
};
