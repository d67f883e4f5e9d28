import type { Colour } from '../colours.ts';

/** A mark in a square of 48: its background, then its layers from the back to the front. */
export interface MarkDrawing {
  readonly ground: Colour;
  readonly layers: readonly (readonly [Colour, path: string])[];
}
