import type { ComponentProps, ComponentType } from 'react';
import type { ProductSlug } from '#content/catalogue/products.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import type { Hero } from '#ui/sections/hero.tsx';
import type { NextStep } from '#ui/sections/next-step.tsx';
import type { Tone } from '#ui/sections/section.tsx';

/** The sections that a product page can be made of; `sections.ts` has their components. */
export type ProductSectionName =
  | 'what beside'
  | 'what statement'
  | 'audience rows'
  | 'audience tiles'
  | 'feature cards'
  | 'feature list'
  | 'features beside'
  | 'example'
  | 'steps path'
  | 'steps stairs'
  | 'steps beside'
  | 'price panel'
  | 'price strip'
  | 'questions'
  | 'related';

/** What sets a product page apart: its picture, its colours and the order in which it tells its story. */
export interface PageLayout {
  readonly hero: ComponentType<Alternative>;
  readonly layout: NonNullable<ComponentProps<typeof Hero>['layout']>;
  readonly tone: NonNullable<ComponentProps<typeof Hero>['tone']>;
  /** The product at work, drawn. */
  readonly diagram: ComponentType;
  /** The sections from the top down; a tone where the room is not paper. */
  readonly order: readonly (readonly [ProductSectionName, Tone?])[];
  readonly end: NonNullable<ComponentProps<typeof NextStep>['tone']>;
  readonly related: readonly [ProductSlug, ProductSlug, ProductSlug];
}
