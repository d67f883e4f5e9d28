import { onDial } from '#ui/art/dial.ts';

/** A slice of a clock face from one minute to another, with a hair's breadth left open on both sides. */
export function wedge(centre: number, radius: number, from: number, until: number): string {
  const at = (minute: number) => onDial([centre, centre], radius, minute / 60).join(' ');
  const gap = 0.25;
  const large = until - from > 30 ? 1 : 0;
  return `M${centre} ${centre}L${at(from + gap)}A${radius} ${radius} 0 ${large} 1 ${at(until - gap)}z`;
}
