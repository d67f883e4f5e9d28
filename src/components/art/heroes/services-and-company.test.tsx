import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { draw } from '../testing-draw.ts';
import { AboutHero } from './about.tsx';
import { ClientsHero } from './clients.tsx';
import { DesignHero } from './design.tsx';
import { DevelopingHero } from './developing.tsx';
import { HistoryHero } from './history.tsx';
import { InvestorsHero } from './investors.tsx';
import { MethodologyHero } from './methodology.tsx';
import { RequirementsHero } from './requirements.tsx';
import { SupportHero } from './support.tsx';
import { TeamHero } from './team.tsx';
import { TestingHero } from './testing.tsx';
import { WorkHero } from './work.tsx';

const heroes = {
  AboutHero,
  ClientsHero,
  DesignHero,
  DevelopingHero,
  HistoryHero,
  InvestorsHero,
  MethodologyHero,
  RequirementsHero,
  SupportHero,
  TeamHero,
  TestingHero,
  WorkHero,
};

/** As it travels: ten ants in a row are ten times the same words. */
it.each(Object.entries(heroes))('%s weighs less than 1.5 kB compressed', (_, Hero) => {
  expect(gzipSync(draw(<Hero />)).length).toBeLessThan(1500);
});

it('no two are alike', () => {
  expect(new Set(Object.values(heroes).map((Hero) => draw(<Hero />))).size).toBe(Object.keys(heroes).length);
});
