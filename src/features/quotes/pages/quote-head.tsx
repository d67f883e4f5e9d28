import type { ReactNode } from 'react';
import { QuoteHero } from '#ui/art/heroes/quote.tsx';
import { Hero } from '#ui/sections/hero.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What can be done at once. */
  readonly children?: ReactNode;
}

export function QuoteHead({ title, lead, children }: Props) {
  return <Hero layout="brief" title={title} lead={lead} picture={<QuoteHero />} actions={children} />;
}
