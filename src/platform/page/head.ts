import { brand } from '#content/brand.ts';
import { builtVariant, resolveMarks } from '#site/site-variant.ts';
import type { Page } from './page.ts';
import type { StructuredData } from './structured-data.ts';

/** The metadata of a page, for search engines and the tab. A screen exports it as `+head.ts`. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The subject of the page, for search engines; the breadcrumb is added to it. */
  readonly data?: readonly StructuredData[];
}

export type HeadOf = (page: Page) => PageHead;

/** Search engines cut longer ones off. */
export const titleLimit = 60;
export const descriptionLimit = 160;

export function titleWithBrand(title: string): string {
  const full = `${title} · ${brand.name}`;
  // Marks of the build are not shown.
  return resolveMarks(full, builtVariant).length <= titleLimit ? full : title;
}
