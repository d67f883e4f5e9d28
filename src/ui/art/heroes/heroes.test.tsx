import { gzipSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { Alternative } from '../picture.tsx';
import { attributesOfPicture, draw } from '../testing-draw.ts';
import { ArrivalHero } from './homes/arrival.tsx';

type Hero = ComponentType<Alternative>;

const files = import.meta.glob<Record<string, Hero>>(['./**/*.tsx', '!./**/*.test.tsx', '!./homes/arrival.tsx'], {
  eager: true,
});

/** Every picture of this folder, so that none can be forgotten. */
const heroes: readonly (readonly [name: string, Hero])[] = [
  ...Object.values(files).flatMap((file) => Object.entries(file)),
  ...(['au', 'es', 'gq'] as const).map(
    (country) =>
      [
        `ArrivalHero of ${country}`,
        ({ title }: Alternative) => <ArrivalHero country={country} title={title} />,
      ] as const,
  ),
];

describe.each(heroes)('%s', (_, Hero) => {
  /** The compressed size: ten ants in a row repeat the same text ten times. */
  it('takes less than 1.6 kB compressed', () => {
    expect(gzipSync(draw(<Hero />)).length).toBeLessThan(1600);
  });

  it('is decoration unless it gets a title', () => {
    expect(attributesOfPicture(<Hero />)).toMatchObject({ 'aria-hidden': 'true' });
    const named = attributesOfPicture(<Hero title="Ants at work" />);
    expect(named).toMatchObject({ role: 'img', 'aria-label': 'Ants at work' });
  });
});

it('no two are alike', () => {
  expect(heroes.length).toBeGreaterThan(70);
  expect(new Set(heroes.map(([, Hero]) => draw(<Hero />))).size).toBe(heroes.length);
});
