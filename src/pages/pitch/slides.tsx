import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { packageHours } from '#content/catalogue/development.ts';
import { productsIn } from '#content/catalogue/offers.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Fact } from '#ui/fact.tsx';
import { row, stack } from '#ui/layout.ts';
import { ButtonLink, ContactButton, MeetingButton } from '#ui/links.tsx';
import { Goals, Packages, ProductWall, QuickServices, Where } from './contents.tsx';
import {
  CircuitPicture,
  MessPicture,
  StairsPicture,
  StopwatchPicture,
  SummitPicture,
  TalkPicture,
  TwoCitiesPicture,
} from './pictures.tsx';
import style from './slides.module.css';

export interface PitchSlide {
  /** Also its anchor: `/pitch/en#products`. */
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly image?: ReactNode;
  readonly layout: 'split' | 'mirror' | 'strip' | 'full';
  readonly tone: 'paper' | 'card' | 'ice' | 'blush' | 'mustard' | 'band';
}

/** The presentation, in order. Its prices and figures come from the catalogue. */
export function slidesOf({ words, language }: Page): PitchSlide[] {
  const { who, problem, products, quick, development, method, figures, goals, where, step } = words.pitch;
  const count = productsIn(language).length;
  const { meetingMinutes: minutes } = company;
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
      title: where.title,
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

function Problem() {
  const { problem } = usePage().words.pitch;
  return (
    <ul className={stack(0, style.points)}>
      {problem.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Method() {
  const { method } = usePage().words.pitch;
  return (
    <>
      <p className={style.lead}>{method.text}</p>
      <dl className={stack(0, style.rhythm)}>
        {method.points.map(({ title, text }) => (
          <Fact key={title} label={title}>
            {text}
          </Fact>
        ))}
      </dl>
    </>
  );
}

const counters = ['projects', 'years', 'codingHours', 'bots'] as const;

function Figures() {
  const { words, language } = usePage();
  const short = new Intl.NumberFormat(localeOf(language), { notation: 'compact' });
  return (
    <dl className={style.figures}>
      {counters.map((counter) => (
        <div key={counter} {...dataProps({ scheme: 'light' })}>
          <dt>{words.pitch.figures[counter]}</dt>
          <dd>+{short.format(company.homeCounters[counter])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Who() {
  const { words, language } = usePage();
  const { who } = words.pitch;
  return (
    <>
      <p className={style.lead}>{format(who.text, language, { brand: brand.name })}</p>
      <dl className={row(0, style.facts)}>
        <Fact label={who.years}>{company.yearsOfExperience}</Fact>
        <Fact label={who.countries}>{company.countries}</Fact>
      </dl>
    </>
  );
}

function NextStepContent() {
  const { words, language } = usePage();
  const { step } = words.pitch;
  return (
    <>
      <p className={style.lead}>{step.text}</p>
      <div className={row(3)}>
        <MeetingButton size="large" />
        <ContactButton look="secondary" size="large" />
        <ButtonLink to="/tryit" look="quiet" size="large">
          {format(step.try, language, { days: company.trialDays })}
        </ButtonLink>
      </div>
    </>
  );
}

/** The symbols of code as building blocks. */
const rows = [
  'quarter:mb blank:b blank:b quarter1:ib',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:f steps1:mf steps2:mf blank:f',
];

function CodePicture() {
  return (
    <Composition rows={rows}>
      <path className={classOf('sky')} d="M166 150v62l-66 62 66 62v62L44 292v-36z" />
      <path className={classOf('vermilion')} d="M234 150v62l66 62-66 62v62l122-106v-36z" />
      <path className={classOf('night')} d="M226 110h38L174 420h-38z" />
      <Ant x={110} y={500} scale={0.8} pose="lift" limbs="night" />
      <Ant x={290} y={500} scale={0.8} pose="heave" faces="left" limbs="night" />
    </Composition>
  );
}
