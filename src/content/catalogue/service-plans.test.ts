import { describe, expect, it } from 'vitest';
import { servicePlans, weeksFor } from './service-plans.ts';

/** Section 9 of the specification of the content pages. All prices in USD. */
describe('the plans of the services', () => {
  const { requirements, development, testing, support, currency } = servicePlans;

  it('are priced in US dollars', () => {
    expect(currency).toBe('usd');
  });

  it('requirements: hours and price', () => {
    const pairs = (tiers: typeof requirements.consulting) => tiers.map(({ hours, price }) => [hours, price]);
    expect(requirements.hoursPerWeek).toEqual({ least: 2, most: 3 });
    expect(pairs(requirements.consulting)).toEqual([
      [5, 750],
      [10, 1500],
      [20, 3000],
      [50, 9000],
    ]);
    expect(pairs(requirements.optimization)).toEqual([
      [20, 3000],
      [30, 4500],
      [50, 9000],
    ]);
    expect(requirements.successCase).toEqual({ before: 120, goal: 45, result: 43 });
  });

  it('development: hours, month, extra hour, months to an MVP', () => {
    expect(development.map((plan) => Object.values(plan))).toEqual([
      ['Rookie', 40, 2000, 50, 5],
      ['Bootstrap', 80, 3750, 47, 4],
      ['Impulse Small Business', 160, 7000, 43, 3],
      ['Launch Startup', 320, 13000, 40, 2],
    ]);
  });

  it('testing: minimum hours and hourly price of what is not included', () => {
    expect(testing.included).toEqual(['smoke', 'acceptance']);
    expect(testing.extra.map(({ test, leastHours, hour }) => [test, leastHours, hour])).toEqual([
      ['load', 30, 1000],
      ['usability', 20, 1000],
      ['performance', 30, 1000],
      ['accessibility', 30, 2000],
      ['compatibility', 30, 1000],
      ['installation', 20, 700],
      ['configuration', 30, 700],
      ['recovery', 30, 700],
    ]);
  });

  it('support: hours, base, extra hour, backups; one plan recommended', () => {
    const rows = [support.setup, ...support.plans].map(({ name, hours, base, extraHour }) => [
      name,
      hours,
      base,
      extraHour,
    ]);
    expect(rows).toEqual([
      ['Setup', 10, 400, 40],
      ['Entrepreneur', 10, 250, 40],
      ['Startups', 20, 500, 35],
      ['Small Business', 30, 750, 33],
      ['Impact', 50, 1500, 30],
      ['Corporate', 80, 2000, 28],
      ['Dedicated', 100, 2500, 25],
    ]);
    expect(support.plans.flatMap(({ name, backups }) => (backups ? [[name, backups]] : []))).toEqual([
      ['Startups', 'monthly'],
      ['Small Business', 'twiceMonthly'],
      ['Impact', 'weekly'],
      ['Corporate', 'daily'],
    ]);
    expect(support.backupMonths).toBe(1);
    expect(support.plans.filter(({ recommended }) => recommended).map(({ name }) => name)).toEqual(['Small Business']);
  });

  it('support: who answers, and how fast', () => {
    expect(support.levels).toEqual({
      client: [1],
      company: [2, 3, 4],
      incident: 4,
      receptionHours: 2,
      actionHours: { high: 8, medium: 24, low: 40 },
    });
  });
});

it('counts the weeks of a tier at two and at three hours a week', () => {
  expect(weeksFor(5)).toEqual({ least: 2, most: 3 });
  expect(weeksFor(20)).toEqual({ least: 7, most: 10 });
});
