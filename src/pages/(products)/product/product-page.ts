import type { ReactNode } from 'react';
import { type Product, type ProductSlug, products } from '#content/catalogue/products.ts';
import type { Words } from '#content/words.ts';
import type { Page } from '#platform/page/page.ts';
import type { Tone } from '#ui/sections/section.tsx';

/** The products of this screen. The help desk has its own page. */
export type PageSlug = Exclude<ProductSlug, 'suppmail'>;

/** What every section gets: the product, its words and the tone of its background. */
export interface SectionProps {
  readonly product: Product & { readonly slug: PageSlug };
  readonly text: Words['productPages'][PageSlug];
  readonly tone: Tone;
}

export type Section = (props: SectionProps) => ReactNode;

export function productOn({ route }: Page): SectionProps['product'] {
  const product = products.find(({ page }) => page === route.path);
  if (!product || product.slug === 'suppmail') throw new Error(`No product has its page at ${route.path}`);
  return { ...product, slug: product.slug };
}
