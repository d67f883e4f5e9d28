import type { ReactNode } from 'react';
import AccessibilityToolbar from './accessibility-toolbar/accessibility-toolbar.tsx';
import Bell from './bell/bell.tsx';
import Calculator from './calculator/calculator.tsx';
import Carousel from './carousel/carousel.tsx';
import ContactForm from './contact-form/contact-form.tsx';
import GalleryDemo from './gallery-demo/gallery-demo.tsx';
import Meeting from './meeting/meeting.tsx';
import Plans from './plans/plans.tsx';
import SmsCalculator from './sms-calculator/sms-calculator.tsx';
import TryCall from './try-call/try-call.tsx';

/** Every island of the site, for drawing them at build time. `loaders.ts` names them for the browser. */
const islands = {
  'accessibility-toolbar': AccessibilityToolbar,
  bell: Bell,
  calculator: Calculator,
  carousel: Carousel,
  'contact-form': ContactForm,
  'gallery-demo': GalleryDemo,
  meeting: Meeting,
  plans: Plans,
  'sms-calculator': SmsCalculator,
  'try-call': TryCall,
};

export type IslandName = keyof typeof islands;

type PropsWithChildren<Name extends IslandName> = Parameters<(typeof islands)[Name]>[0];

/** What the island must be given. Props travel as JSON; children travel as HTML. */
export type IslandProps<Name extends IslandName> = Omit<PropsWithChildren<Name>, 'children'>;

type Draw<Name extends IslandName> = (props: IslandProps<Name> & { children?: ReactNode }) => ReactNode;

/** Plain functions, so that a name and its props stay tied together in the type. */
export const drawIsland: { readonly [Name in IslandName]: Draw<Name> } = islands;
