import type { ComponentProps, ComponentType } from 'react';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import type { Page } from '#platform/page/page.ts';
import type { serviceData } from '#platform/page/structured-data.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney, inMinor } from '#site/money.ts';
import type { ActionData } from '#ui/sections/actions.tsx';
import type { Hero } from '#ui/sections/hero.tsx';
import type { NextStep } from '#ui/sections/next-step.tsx';

/** What distinguishes the page of a service: its words, its picture and its sections from top to bottom. */
export interface Service {
  readonly title: string;
  readonly description: string;
  readonly hero: Omit<ComponentProps<typeof Hero>, 'actions' | 'children'> & {
    readonly actions: readonly ActionData[];
  };
  readonly sections: readonly ComponentType[];
  readonly next: Omit<ComponentProps<typeof NextStep>, 'actions'> & { readonly actions: readonly ActionData[] };
  /** The prices in dollars, for search engines. */
  readonly offers?: Parameters<typeof serviceData>[0]['offers'];
}

export type ServiceOf = (page: Page) => Service;

export const quoteAction = (text: string): ActionData => ({ to: '/support/quote', text });

/** A price of a service. All of them are in US dollars, whatever the visitor's country, and say so. */
export function dollars(amount: number, language: Language): string {
  return formatMoney({ minor: inMinor(amount, servicePlans.currency), currency: servicePlans.currency }, language);
}

/** The hours of the smallest plan and of the largest. */
export function hoursRange(plans: readonly { readonly hours: number }[]) {
  const hours = plans.map((plan) => plan.hours);
  return { least: Math.min(...hours), most: Math.max(...hours) };
}
