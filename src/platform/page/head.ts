import type { ComponentType } from 'react';
import { brand } from '#content/brand.ts';
import { builtVariant, resolveMarks } from '#site/site-variant.ts';
import type { Page } from './page.ts';
import type { StructuredData } from './structured-data.ts';

/** The metadata of a page, for search engines and the tab. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The subject of the page, for search engines; the breadcrumb is added to it. */
  readonly data?: readonly StructuredData[];
}

export type HeadOf = (page: Page) => PageHead;

/** The component that draws a page, with the metadata of that page. Each `+Page.tsx` exports one. */
export type PageWithHead = ComponentType & { readonly head: HeadOf };

export function withHead(head: HeadOf, Page: ComponentType): PageWithHead {
  return Object.assign(Page, { head });
}

/** Search engines cut longer ones off. */
export const titleLimit = 60;
export const descriptionLimit = 160;

export function titleWithBrand(title: string): string {
  const full = `${title} · ${brand.name}`;
  // Marks of the build are not shown.
  return resolveMarks(full, builtVariant).length <= titleLimit ? full : title;
}

/**
 * Lets the browser fade from one page into the next, unless the visitor prefers reduced motion. It is inline in the head
 * of every page: Chromium starts with the next page before its linked style sheets apply, and reports an error if it
 * finds no opt-in.
 */
export const pageTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
