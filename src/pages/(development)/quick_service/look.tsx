import type { ComponentProps, ComponentType } from 'react';
import type { QuickServiceSlug } from '#content/catalogue/quick-services.ts';
import { usePage } from '#platform/page/page.ts';
import type { RoutePath } from '#site/routes.ts';
import {
  BackupsHero,
  EmailHero,
  InvoicingHero,
  PaymentsHero,
  QuickApiHero,
  QuickCronHero,
  SpreadsheetsHero,
  WebsiteHero,
  WhatsappHero,
} from '#ui/art/heroes/quick-services.tsx';
import type { Alternative } from '#ui/art/picture.tsx';
import { SuccessIcon } from '#ui/icons.tsx';
import type { Hero } from '#ui/sections/hero.tsx';
import type { NextStep } from '#ui/sections/next-step.tsx';
import type { Tone } from '#ui/sections/section.tsx';
import style from './look.module.css';
import { ApiSpecimen } from './specimens/api.tsx';
import { BackupsSpecimen } from './specimens/backups.tsx';
import { CronSpecimen } from './specimens/cron.tsx';
import { EmailSpecimen } from './specimens/email.tsx';
import { SpreadsheetsSpecimen } from './specimens/spreadsheets.tsx';
import { WebsiteSpecimen } from './specimens/website.tsx';
import { WhatsappSpecimen } from './specimens/whatsapp.tsx';

/** An invoice as a sheet of paper, with its stamp. */
function InvoicingSpecimen() {
  const { document, rows, stamp } = usePage().words.quickServices.invoicing.specimen;
  return (
    <div className={style.paper}>
      <p className={style.head}>{document}</p>
      <dl>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={style.stamp}>
        <SuccessIcon /> {stamp}
      </p>
    </div>
  );
}

/** Four stops on one line: the way of a payment, from the customer to the site. */
function PaymentsSpecimen() {
  const { stops } = usePage().words.quickServices.payments.specimen;
  return (
    <ol className={style.line}>
      {stops.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

type SectionName = 'gets' | 'specimen' | 'steps' | 'limits';

interface Look {
  readonly hero: ComponentType<Alternative>;
  readonly layout: NonNullable<ComponentProps<typeof Hero>['layout']>;
  readonly tone: NonNullable<ComponentProps<typeof Hero>['tone']>;
  readonly order: readonly SectionName[];
  /** The result as a drawing: a different kind for every service. */
  readonly specimen: ComponentType;
  /** Background of the specimen, the only coloured section besides the first and the last. */
  readonly specimenTone: Tone;
  readonly steps: 'stairs' | 'rows';
  readonly related: readonly RoutePath[];
  readonly closing: NonNullable<ComponentProps<typeof NextStep>['tone']>;
}

const resultFirst = ['specimen', 'gets', 'steps', 'limits'] as const;
const listFirst = ['gets', 'specimen', 'steps', 'limits'] as const;
const stepsFirst = ['gets', 'steps', 'specimen', 'limits'] as const;

export const lookOf: Readonly<Record<QuickServiceSlug, Look>> = {
  invoicing: {
    hero: InvoicingHero,
    layout: 'split',
    tone: 'paper',
    order: listFirst,
    specimen: InvoicingSpecimen,
    specimenTone: 'ice',
    steps: 'stairs',
    related: ['/products/collectio', '/products/proposals', '/services/12'],
    closing: 'mustard',
  },
  email: {
    hero: EmailHero,
    layout: 'mirror',
    tone: 'paper',
    order: resultFirst,
    specimen: EmailSpecimen,
    specimenTone: 'band',
    steps: 'rows',
    related: ['/products/suppmail', '/products/ducksites', '/products/proposals'],
    closing: 'ice',
  },
  whatsapp: {
    hero: WhatsappHero,
    layout: 'split',
    tone: 'ice',
    order: resultFirst,
    specimen: WhatsappSpecimen,
    specimenTone: 'paper',
    steps: 'rows',
    related: ['/products/wabot', '/products/chatter', '/development/bots'],
    closing: 'blush',
  },
  website: {
    hero: WebsiteHero,
    layout: 'mirror',
    tone: 'blush',
    order: listFirst,
    specimen: WebsiteSpecimen,
    specimenTone: 'sand',
    steps: 'stairs',
    related: ['/products/ducksites', '/products/chatter', '/products/suppmail'],
    closing: 'mustard',
  },
  spreadsheets: {
    hero: SpreadsheetsHero,
    layout: 'split',
    tone: 'sand',
    order: resultFirst,
    specimen: SpreadsheetsSpecimen,
    specimenTone: 'paper',
    steps: 'rows',
    related: ['/products/grumpyturtle', '/products/provedur', '/development/dashboards'],
    closing: 'ice',
  },
  payments: {
    hero: PaymentsHero,
    layout: 'mirror',
    tone: 'mustard',
    order: stepsFirst,
    specimen: PaymentsSpecimen,
    specimenTone: 'ice',
    steps: 'rows',
    related: ['/products/collectio', '/products/ducksites', '/products/proposals'],
    closing: 'blush',
  },
  backups: {
    hero: BackupsHero,
    layout: 'split',
    tone: 'paper',
    order: resultFirst,
    specimen: BackupsSpecimen,
    specimenTone: 'mustard',
    steps: 'stairs',
    related: ['/products/pugobox', '/development/cron', '/service_support'],
    closing: 'band',
  },
  api: {
    hero: QuickApiHero,
    layout: 'mirror',
    tone: 'paper',
    order: stepsFirst,
    specimen: ApiSpecimen,
    specimenTone: 'blush',
    steps: 'stairs',
    related: ['/development/api', '/development/cron', '/products/suppmail'],
    closing: 'mustard',
  },
  cron: {
    hero: QuickCronHero,
    layout: 'split',
    tone: 'mustard',
    order: listFirst,
    specimen: CronSpecimen,
    specimenTone: 'card',
    steps: 'rows',
    related: ['/development/cron', '/development/dashboards', '/products/collectio'],
    closing: 'ice',
  },
};
