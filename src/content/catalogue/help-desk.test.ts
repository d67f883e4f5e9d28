import { expect, it } from 'vitest';
import { helpDesk, helpDeskStages } from './help-desk.ts';

/** Sections 1, 2 and 9 of the specification. */
it('has the three yearly plans, in COP', () => {
  expect(helpDesk).toMatchObject({ productId: 3, trialDays: 7, currency: 'cop', frequency: 'YEARLY' });
  expect(helpDesk.plans.map(({ users, price }) => [users, price])).toEqual([
    [3, 100_000],
    [10, 500_000],
    [undefined, undefined],
  ]);
});

it('claims what the company claims', () => {
  expect(helpDesk.claims).toEqual({ users: 1000, requests: 15_000, interactions: 40_000, countries: 5 });
});

it('shows its popups at the specified place and size', () => {
  expect(helpDesk.popupAfter).toEqual({ wide: 2620, narrow: 5200 });
  expect(helpDesk.video).toEqual({ width: 560, height: 315 });
});

it('goes through the eight stages in order', () => {
  expect(helpDeskStages.join(' ')).toBe(
    'reception classification assignment attention solution notification evaluation closure',
  );
});
