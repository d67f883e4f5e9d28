import { expect, it } from 'vitest';
import { milestoneIds, milestones } from './company.ts';

it('has every milestone of the specification once, in its order', () => {
  expect(milestones.map(({ id }) => id)).toEqual(milestoneIds);
});

it('states a year only if the specification gives one', () => {
  const dated = milestones.flatMap(({ id, years }) => (years.length === 1 ? [[id, years[0]]] : []));
  expect(dated).toEqual([
    ['craftsmen', 2010],
    ['rebrand', 2016],
    ['projects', 2018],
    ['projectPlatform', 2019],
    ['productivity', 2020],
  ]);
});

it('never goes back in time', () => {
  const starts = milestones.map(({ years }) => years[0]);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});
