import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { productData } from '#platform/page/structured-data.ts';
import type { RoutePath } from '#site/routes.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import type { Hero } from '#ui/sections/hero.tsx';
import type { NextStep } from '#ui/sections/next-step.tsx';
import type { Questions } from '#ui/sections/questions.tsx';
import type { Section, Tone } from '#ui/sections/section.tsx';

type HeroProps = ComponentProps<typeof Hero>;
type EndTone = NonNullable<ComponentProps<typeof NextStep>['tone']>;

/** What distinguishes the page of an offer besides its words. */
export interface Look<Name extends string, Looks extends object> {
  readonly hero: readonly [
    NonNullable<HeroProps['layout']>,
    NonNullable<HeroProps['tone']>,
    ComponentType<Alternative>,
  ];
  /** What is offered, as a drawing: a different one on every page. */
  readonly drawing: ComponentType;
  /** The sections from top to bottom. */
  readonly order: readonly Name[];
  /** For sections that can have one of several looks. */
  readonly looks: Looks;
  /** For sections with a background: at most two in colour, besides the first one and the end of the page. */
  readonly tones: Partial<Record<Name, Tone>> & { readonly end: EndTone };
  readonly related: readonly RoutePath[];
}

export interface OfferSection extends Omit<ComponentProps<typeof Section>, 'id' | 'tone'> {
  /** Shown to visitors of these countries only (`data-when-country`). */
  readonly countries?: string | undefined;
}

/** A page of a product, a development package or a quick service: its words, ready to be drawn. */
export interface Offer {
  readonly title: string;
  readonly description: string;
  /** For search engines. Work that is quoted has no price. */
  readonly product?: Parameters<typeof productData>[0] | undefined;
  readonly headline: string;
  readonly lead: string;
  readonly look: Pick<Look<string, object>, 'hero' | 'order'> & {
    readonly tones: Readonly<Record<string, Tone | undefined>> & { readonly end: EndTone };
  };
  /** Below the lead. */
  readonly price: ReactNode;
  readonly actions: ReactNode;
  /** By their ids, which are their anchors too. Those that the look does not list are not drawn. */
  readonly sections: Readonly<Record<string, OfferSection | undefined>>;
  readonly questions: ComponentProps<typeof Questions>['questions'];
  readonly next: { readonly title: string; readonly text: string };
}
