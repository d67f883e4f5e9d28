import { expect, it } from 'vitest';
import { draw } from '../testing-draw.ts';
import { ConstructionHero } from './construction.tsx';
import { FrontDoorHero } from './front-door.tsx';
import { NotFoundHero } from './not-found.tsx';
import { OwnRoomHero } from './own-room.tsx';
import { PaidHero } from './payment/paid.tsx';
import { RefusedHero } from './payment/refused.tsx';
import { ReturnedHero } from './payment/returned.tsx';
import { TillHero } from './payment/till.tsx';
import { WaitingHero } from './payment/waiting.tsx';
import { PigeonholesHero } from './pigeonholes.tsx';
import { QuoteHero } from './quote.tsx';
import { RampHero } from './ramp.tsx';
import { ServiceBellHero } from './service-bell.tsx';
import { StartHero } from './start.tsx';

const heroes = {
  StartHero,
  ConstructionHero,
  NotFoundHero,
  ServiceBellHero,
  FrontDoorHero,
  OwnRoomHero,
  PigeonholesHero,
  QuoteHero,
  RampHero,
  PaidHero,
  RefusedHero,
  ReturnedHero,
  TillHero,
  WaitingHero,
};

it.each(Object.entries(heroes))('%s weighs less than 5.5 kB', (_, Hero) => {
  expect(draw(<Hero />).length).toBeLessThan(5500);
});

it.each(Object.entries(heroes))('%s is decoration unless it gets a title', (_, Hero) => {
  expect(draw(<Hero />)).toContain('aria-hidden="true"');
  expect(draw(<Hero title="Ants at work" />)).toContain('role="img" aria-label="Ants at work"');
});
