import { describe, expect, it } from 'vitest';
import { Emblem } from './emblem.tsx';
import { Portrait } from './portrait.tsx';
import { attributesOfPicture, draw } from './testing-draw.ts';
import { TileIcon } from './tile.tsx';

const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);

const pictures = {
  Portrait: (seed: string, title?: string) => <Portrait seed={seed} title={title} />,
  Emblem: (seed: string, title?: string) => <Emblem seed={seed} title={title} />,
  'Emblem in one colour': (seed: string, title?: string) => <Emblem seed={seed} title={title} mono />,
  TileIcon: (seed: string, title?: string) => <TileIcon seed={seed} title={title} />,
};

describe.each(Object.entries(pictures))('%s', (_, picture) => {
  it('is the same for the same seed, and small', () => {
    for (const seed of seeds) {
      const html = draw(picture(seed));
      expect(draw(picture(seed))).toBe(html);
      expect(html.length).toBeLessThan(1000);
    }
  });

  it('differs from seed to seed', () => {
    expect(new Set(seeds.map((seed) => draw(picture(seed)))).size).toBeGreaterThan(30);
  });

  it('has a text alternative when it gets one', () => {
    expect(attributesOfPicture(picture('a', 'Ana'))).toMatchObject({ role: 'img', 'aria-label': 'Ana' });
    expect(attributesOfPicture(picture('a'))).toMatchObject({ 'aria-hidden': 'true' });
  });
});
