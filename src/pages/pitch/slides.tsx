import type { ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { packageHours } from '#content/catalogue/development.ts';
import { productsIn } from '#content/catalogue/offers.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Figures } from './contents/figures.tsx';
import { Goals } from './contents/goals.tsx';
import { Method } from './contents/method.tsx';
import { NextStepContent } from './contents/next-step-content.tsx';
import { Packages } from './contents/packages.tsx';
import { Problem } from './contents/problem.tsx';
import { ProductWall } from './contents/product-wall.tsx';
import { QuickServices } from './contents/quick-services.tsx';
import { Where } from './contents/where.tsx';
import { Who } from './contents/who.tsx';
import { CircuitPicture } from './pictures/circuit.tsx';
import { CodePicture } from './pictures/code.tsx';
import { MessPicture } from './pictures/mess.tsx';
import { StairsPicture } from './pictures/stairs.tsx';
import { StopwatchPicture } from './pictures/stopwatch.tsx';
import { SummitPicture } from './pictures/summit.tsx';
import { TalkPicture } from './pictures/talk.tsx';
import { TwoCitiesPicture } from './pictures/two-cities.tsx';

export interface PitchSlide {
  /** Also its address: `/pitch/en#products`. */
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly image?: ReactNode;
  readonly layout: 'split' | 'mirror' | 'strip' | 'full';
  readonly tone: 'paper' | 'card' | 'ice' | 'blush' | 'mustard' | 'band';
}

/** The presentation, in its order. What it says of prices and figures comes from the catalogue. */
export function slidesOf({ words, language }: Page): PitchSlide[] {
  const { who, problem, products, quick, development, method, figures, goals, where, step } = words.pitch;
  const count = productsIn(language).length;
  const { countries, meetingMinutes: minutes } = company;
  return [
    { id: 'who', ...who, content: <Who />, image: <StairsPicture />, layout: 'split', tone: 'paper' },
    { id: 'problem', ...problem, content: <Problem />, image: <MessPicture />, layout: 'strip', tone: 'band' },
    {
      id: 'products',
      topic: products.topic,
      title: format(products.title, language, { count }),
      content: <ProductWall />,
      layout: 'full',
      tone: 'mustard',
    },
    { id: 'quick', ...quick, content: <QuickServices />, image: <StopwatchPicture />, layout: 'mirror', tone: 'card' },
    {
      id: 'development',
      topic: development.topic,
      title: format(development.title, language, { hours: packageHours }),
      content: <Packages />,
      image: <CodePicture />,
      layout: 'split',
      tone: 'paper',
    },
    { id: 'method', ...method, content: <Method />, image: <CircuitPicture />, layout: 'mirror', tone: 'blush' },
    { id: 'figures', ...figures, content: <Figures />, layout: 'full', tone: 'band' },
    { id: 'goals', ...goals, content: <Goals />, image: <SummitPicture />, layout: 'split', tone: 'card' },
    {
      id: 'where',
      topic: where.topic,
      title: format(where.title, language, { countries }),
      content: <Where />,
      image: <TwoCitiesPicture />,
      layout: 'strip',
      tone: 'ice',
    },
    {
      id: 'next-step',
      topic: step.topic,
      title: format(step.title, language, { minutes }),
      content: <NextStepContent />,
      image: <TalkPicture />,
      layout: 'mirror',
      tone: 'mustard',
    },
  ];
}
