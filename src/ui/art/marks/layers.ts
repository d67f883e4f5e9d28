import type { Colour } from '../colours.ts';

/** A mark in a square of 48: its ground, then what lies on it from the back to the front. */
export interface MarkDrawing {
  readonly ground: Colour;
  readonly layers: readonly (readonly [Colour, path: string])[];
}
