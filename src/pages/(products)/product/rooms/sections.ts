import type { ProductSectionName } from '../plans/page-layout.ts';
import type { Section } from '../product-page.ts';
import { AudienceRows, AudienceTiles } from './audience.tsx';
import { Example } from './example.tsx';
import { Faq } from './faq.tsx';
import { FeatureCards, FeatureList, FeaturesBeside } from './features.tsx';
import { PricePanel, PriceStrip } from './price.tsx';
import { Related } from './related.tsx';
import { StepsBeside, StepsPath, StepsStairs } from './steps.tsx';
import { WhatBeside, WhatStatement } from './what.tsx';

/** The sections that a product page can be made of, by the names that a plan uses. */
export const sections = {
  'what beside': WhatBeside,
  'what statement': WhatStatement,
  'audience rows': AudienceRows,
  'audience tiles': AudienceTiles,
  'feature cards': FeatureCards,
  'feature list': FeatureList,
  'features beside': FeaturesBeside,
  example: Example,
  'steps path': StepsPath,
  'steps stairs': StepsStairs,
  'steps beside': StepsBeside,
  'price panel': PricePanel,
  'price strip': PriceStrip,
  questions: Faq,
  related: Related,
} as const satisfies Record<ProductSectionName, Section>;
