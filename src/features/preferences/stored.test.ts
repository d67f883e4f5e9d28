import { describe, expect, it } from 'vitest';
import { looks, parseSettings, toggle } from './stored.ts';

const off = { inverted: false, highlight: false, greyscale: false, largeFont: false };

describe('parseSettings', () => {
  it.each(['', 'nonsense', '[]', 'null', '3', '"inverted"', '{"inverted":"yes"}'])(
    'reads %s as no settings',
    (stored) => {
      expect(parseSettings(stored)).toEqual(off);
    },
  );

  it('reads back what was stored', () => {
    const set = { ...off, greyscale: true, largeFont: true };
    expect(parseSettings(JSON.stringify(set))).toEqual(set);
  });

  it('keeps one look if a foreign value has several', () => {
    expect(parseSettings('{"inverted":true,"greyscale":true}')).toEqual({ ...off, inverted: true });
  });
});

describe('toggle', () => {
  it.each(looks)('%s turns the other two off and leaves the font size', (look) => {
    for (const before of looks) {
      const next = toggle({ ...off, [before]: before !== look, largeFont: true }, look);
      expect(next).toEqual({ ...off, [look]: true, largeFont: true });
      expect(toggle(next, look)).toEqual({ ...off, largeFont: true });
    }
  });

  it('changes only the font size', () => {
    expect(toggle({ ...off, inverted: true }, 'largeFont')).toEqual({ ...off, inverted: true, largeFont: true });
  });
});
