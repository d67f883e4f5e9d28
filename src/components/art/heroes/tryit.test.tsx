import { expect, it } from 'vitest';
import { draw } from '../testing-draw.ts';
import { TryitHero } from './tryit.tsx';

it('is light, and decoration unless it gets a title', () => {
  const picture = draw(<TryitHero />);
  expect(picture.length).toBeLessThan(5500);
  expect(picture).toContain('aria-hidden="true"');
});
