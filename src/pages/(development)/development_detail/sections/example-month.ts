import { lookOf } from '../look.tsx';
import type { useDetail } from '../use-detail.ts';

export interface MonthPart {
  readonly name: string;
  readonly text: string;
  readonly hours: number;
  readonly tile: string;
}

/** The words, the hours and the tile of each part of the month; none for an offering without a package. */
export function exampleMonth({ slug, own, exampleMonth: hours }: ReturnType<typeof useDetail>): MonthPart[] {
  if (!hours || !('month' in own)) return [];
  return own.month.parts.map(({ name, text }, index) => {
    const [part, tile] = [hours[index], lookOf[slug].month[index]];
    if (part === undefined || tile === undefined) throw new Error(`The month of ${slug} has no part ${index + 1}`);
    return { name, text, hours: part, tile };
  });
}
