import { expect, it } from 'vitest';
import { draw } from '../../testing-draw.ts';
import { ArrivalHero } from './arrival.tsx';
import { BarsHero } from './bars.tsx';
import { CanoeHero } from './canoe.tsx';
import { ChatbotsHero } from './chatbots.tsx';
import { ConvoyHero } from './convoy.tsx';
import { KeyboardHero } from './keyboard.tsx';
import { LastPieceHero } from './last-piece.tsx';
import { PipesHero } from './pipes.tsx';
import { QuotesHero } from './quotes.tsx';
import { RequestsHero } from './requests.tsx';
import { RobotHero } from './robot.tsx';
import { WavesHero } from './waves.tsx';

const heroes = {
  australia: <ArrivalHero country="au" />,
  spain: <ArrivalHero country="es" />,
  guinea: <ArrivalHero country="gq" />,
  bars: <BarsHero />,
  canoe: <CanoeHero />,
  chatbots: <ChatbotsHero />,
  convoy: <ConvoyHero />,
  keyboard: <KeyboardHero />,
  lastPiece: <LastPieceHero />,
  pipes: <PipesHero />,
  quotes: <QuotesHero />,
  requests: <RequestsHero />,
  robot: <RobotHero />,
  waves: <WavesHero />,
};

it.each(Object.entries(heroes))('the picture %s weighs less than 8 kB and is decoration without a title', (_, hero) => {
  const drawn = draw(hero);
  expect(drawn.length).toBeLessThan(8000);
  expect(drawn).toContain('aria-hidden="true"');
});

it('no two of them are alike', () => {
  expect(new Set(Object.values(heroes).map(draw)).size).toBe(Object.keys(heroes).length);
});
