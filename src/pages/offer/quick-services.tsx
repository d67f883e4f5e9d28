import type { ReactNode } from 'react';
import { packageHours } from '#content/catalogue/development.ts';
import { quickServicesFor } from '#content/catalogue/offers.ts';
import { type QuickServiceSlug, quickServicePrice, quickServices } from '#content/catalogue/quick-services.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import type { Page } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { offersIn } from '#platform/page/structured-data.ts';
import { everyoneOutside } from '#site/countries.ts';
import { format } from '#site/message.ts';
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
import { Badge } from '#ui/badge.tsx';
import { ContactButton } from '#ui/links.tsx';
import { Price } from '#ui/sections/price.tsx';
import { formatQuestions } from '#ui/sections/questions.tsx';
import { Split } from '#ui/sections/split.tsx';
import { Steps } from '#ui/sections/steps.tsx';
import { ApiSpecimen } from './drawings/api.tsx';
import { BackupsSpecimen } from './drawings/backups.tsx';
import { CronSpecimen } from './drawings/cron.tsx';
import { EmailSpecimen } from './drawings/email.tsx';
import { InvoicingSpecimen } from './drawings/invoicing.tsx';
import { PaymentsSpecimen } from './drawings/payments.tsx';
import { SpreadsheetsSpecimen } from './drawings/spreadsheets.tsx';
import { WebsiteSpecimen } from './drawings/website.tsx';
import { WhatsappSpecimen } from './drawings/whatsapp.tsx';
import type { Look, Offer } from './offer.ts';
import { Checklist } from './sections/items.tsx';
import { HeroPrice, PricePanel } from './sections/price.tsx';
import { RelatedPages } from './sections/related-pages.tsx';

export function quickServiceOffer(page: Page): Offer | undefined {
  const { words, language, route } = page;
  const service = quickServices.find((one) => one.page === route.path);
  if (!service) return undefined;
  const { slug, location } = service;
  const own = words.quickServices[slug];
  const shared = words.quickService;
  const { title, description, headline, lead, next } = own;
  const isColombian = location === 'colombia';
  const look = quickServiceLooks[slug];
  const { drawing: Drawing } = look;
  const amount = <Price of={quickServicePrice} />;
  const inCountry = (children: ReactNode) =>
    isColombian ? <div {...dataProps({ 'when-country': 'co' })}>{children}</div> : children;
  // The Colombian service is listed for Colombia alone.
  const others = quickServicesFor(route.country, language).filter((other) => other.slug !== slug);
  return {
    title,
    description,
    product: {
      name: pageName(route, words),
      description,
      offers: offersIn(quickServicePrice, isColombian ? ['cop'] : undefined),
    },
    headline,
    lead,
    look,
    price: (
      <>
        {inCountry(<HeroPrice amount={amount} unit={words.offers.once} />)}
        {isColombian && (
          <div {...dataProps({ 'when-country': everyoneOutside('co') })}>
            <HeroPrice badge={<Badge tone="highlight">{shared.onlyBadge}</Badge>} />
          </div>
        )}
      </>
    ),
    actions: (
      <>
        <ContactButton size="large">{shared.order}</ContactButton>
        {inCountry(<AddToQuote item={quotableOf('quick', slug)} look="secondary" size="large" />)}
      </>
    ),
    sections: {
      colombia: {
        title: shared.onlyTitle,
        lead: shared.onlyText,
        countries: everyoneOutside('co'),
        children: <RelatedPages pages={look.related} />,
      },
      included: {
        title: own.getsTitle,
        children: (
          <Split look="wide">
            <Checklist items={own.included} />
            {inCountry(
              <PricePanel amount={amount} unit={words.offers.once} text={shared.priceText}>
                <ContactButton>{shared.order}</ContactButton>
              </PricePanel>,
            )}
          </Split>
        ),
      },
      example: { title: own.example.title, lead: own.example.lead, children: <Drawing /> },
      steps: {
        title: shared.steps,
        beside: look.looks.steps === 'column',
        children: (
          <Steps items={own.steps} look={look.looks.steps} label={(step) => format(shared.step, language, { step })} />
        ),
      },
      limits: {
        title: shared.limits,
        children: (
          <Split>
            <Checklist title={shared.needs} items={own.needs} />
            <Checklist title={shared.excluded} items={own.excluded} kind="excluded" />
          </Split>
        ),
      },
      related: {
        title: shared.products,
        countries: isColombian ? 'co' : undefined,
        children: <RelatedPages pages={look.related} />,
      },
      others: {
        title: shared.others,
        lead: shared.othersLead,
        children: <RelatedPages pages={others.map((other) => other.page)} />,
      },
    },
    questions: formatQuestions(own.questions, language, { hours: packageHours }),
    next,
  };
}

type Name = 'colombia' | 'included' | 'example' | 'steps' | 'limits' | 'questions' | 'related' | 'others';

export const quickServiceLooks: Readonly<
  Record<QuickServiceSlug, Look<Name, { readonly steps: 'stairs' | 'column' }>>
> = {
  invoicing: {
    hero: ['split', 'paper', InvoicingHero],
    drawing: InvoicingSpecimen,
    order: ['colombia', 'included', 'example', 'steps', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'stairs' },
    tones: { colombia: 'blush', example: 'ice', limits: 'card', end: 'mustard' },
    related: ['/products/collectio', '/products/proposals', '/services/12'],
  },
  email: {
    hero: ['mirror', 'paper', EmailHero],
    drawing: EmailSpecimen,
    order: ['example', 'included', 'steps', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'column' },
    tones: { example: 'band', limits: 'card', end: 'ice' },
    related: ['/products/suppmail', '/products/ducksites', '/products/proposals'],
  },
  whatsapp: {
    hero: ['split', 'ice', WhatsappHero],
    drawing: WhatsappSpecimen,
    order: ['example', 'included', 'steps', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'column' },
    tones: { limits: 'card', end: 'blush' },
    related: ['/products/wabot', '/products/chatter', '/development/bots'],
  },
  website: {
    hero: ['mirror', 'blush', WebsiteHero],
    drawing: WebsiteSpecimen,
    order: ['included', 'example', 'steps', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'stairs' },
    tones: { example: 'sand', limits: 'card', end: 'mustard' },
    related: ['/products/ducksites', '/products/chatter', '/products/suppmail'],
  },
  spreadsheets: {
    hero: ['split', 'sand', SpreadsheetsHero],
    drawing: SpreadsheetsSpecimen,
    order: ['example', 'included', 'steps', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'column' },
    tones: { limits: 'card', end: 'ice' },
    related: ['/products/grumpyturtle', '/products/provedur', '/development/dashboards'],
  },
  payments: {
    hero: ['mirror', 'mustard', PaymentsHero],
    drawing: PaymentsSpecimen,
    order: ['included', 'steps', 'example', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'column' },
    tones: { example: 'ice', limits: 'card', end: 'blush' },
    related: ['/products/collectio', '/products/ducksites', '/products/proposals'],
  },
  backups: {
    hero: ['split', 'paper', BackupsHero],
    drawing: BackupsSpecimen,
    order: ['example', 'included', 'steps', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'stairs' },
    tones: { example: 'mustard', limits: 'card', end: 'band' },
    related: ['/products/pugobox', '/development/cron', '/service_support'],
  },
  api: {
    hero: ['mirror', 'paper', QuickApiHero],
    drawing: ApiSpecimen,
    order: ['included', 'steps', 'example', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'stairs' },
    tones: { example: 'blush', limits: 'card', end: 'mustard' },
    related: ['/development/api', '/development/cron', '/products/suppmail'],
  },
  cron: {
    hero: ['split', 'mustard', QuickCronHero],
    drawing: CronSpecimen,
    order: ['included', 'example', 'steps', 'limits', 'questions', 'related', 'others'],
    looks: { steps: 'column' },
    tones: { example: 'card', limits: 'card', end: 'ice' },
    related: ['/development/cron', '/development/dashboards', '/products/collectio'],
  },
};
