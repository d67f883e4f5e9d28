import { describe, expect, it } from 'vitest';
import { box, disc, place, rounded, shapes } from './path.ts';

describe('place', () => {
  it('moves a shape into its cell', () => {
    expect(place(shapes.triangle, [200, 100])).toBe('M300 100v100h-100z');
  });

  it('turns a shape clockwise', () => {
    expect(place(shapes.quarter, [0, 0], 1)).toBe('M100 0v100a100 100 0 01-100-100z');
    expect(place(shapes.quarter, [0, 0], 2)).toBe('M100 100h-100a100 100 0 01100-100z');
  });

  it('leaves a circle a circle', () => {
    expect(place(shapes.circle, [0, 0], 1)).toBe('M50 0a50 50 0 010 100a50 50 0 010-100z');
  });
});

it('writes boxes, discs and rounded boxes', () => {
  expect(box(9, 15, 30, 21)).toBe('M9 15h30v21H9z');
  expect(disc(24, 7, 3)).toBe('M21 7a3 3 0 016 0a3 3 0 01-6 0');
  expect(rounded(0, 0, 10, 8, 2)).toBe('M2 0h6a2 2 0 012 2v4a2 2 0 01-2 2h-6a2 2 0 01-2-2v-4a2 2 0 012-2z');
});
