import { gzipSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '#platform/testing-html.ts';
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

it.each(heroes)('%s is never cut by its box if it has figures', (_, Hero) => {
  const $ = parseHtml(draw(<Hero />));
  // The tiles of a floor are drawn in classes; a figure is a group of its own place.
  const hasFigures = $('svg > g[transform]').length > 0;
  const { preserveAspectRatio = '' } = attributesOfPicture(<Hero />);
  expect(hasFigures && preserveAspectRatio.endsWith('slice')).toBe(false);
});

/** Where an ant, a mark or an envelope of the picture itself is: their own boxes, moved and enlarged. */
const placed = /^translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)scale\((-?[\d.]+) ([\d.]+)\)translate\(-70-100\)$/;

it.each(heroes)('%s has its ants within the picture', (_, Hero) => {
  const $ = parseHtml(draw(<Hero />));
  const [, , width = 0, height = 0] = ($('svg').attr('viewBox') ?? '').split(' ').map(Number);
  const ants = $('svg > g[transform]')
    .toArray()
    .flatMap((group) => [...($(group).attr('transform') ?? '').matchAll(new RegExp(placed, 'g'))])
    .map(([, x, y, across, up]) => ({
      x: Number(x),
      y: Number(y),
      half: 70 * Math.abs(Number(across)),
      up: Number(up),
    }));
  const outside = ants.filter(
    ({ x, y, half, up }) => x - half < 0 || x + half > width || y > height || y - 100 * up < 0,
  );
  expect(outside).toEqual([]);
});

it('no two are alike', () => {
  expect(heroes.length).toBeGreaterThan(70);
  expect(new Set(heroes.map(([, Hero]) => draw(<Hero />))).size).toBe(heroes.length);
});
