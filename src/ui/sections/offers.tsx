import type { ReactNode } from 'react';
import { offeringsIn, productsIn, quickServicesFor } from '#content/catalogue/offers.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { CardGrid } from '../card.tsx';
import { Tabs } from '../tabs.tsx';
import { developmentCard, productCard, quickServiceCard } from './offer-cards.tsx';
import style from './offers.module.css';
import { Section } from './section.tsx';

type OfferKind = 'products' | 'quick' | 'development';

const kinds: readonly OfferKind[] = ['products', 'quick', 'development'];

interface Props {
  /**
   * The anchor of the section. The tabs have their own anchors: `<id>-products`, `<id>-quick`, `<id>-development`.
   */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Shows this kind only, without tabs. */
  readonly alone?: OfferKind;
  readonly columns?: 1 | 2 | 3;
  readonly tone?: 'paper' | 'card' | 'ice' | 'blush' | 'sand';
}

/** Products, quick services and development: three tabs, or one of them alone. */
export function Offers({ id, title, lead, alone, columns = 3, tone = 'paper' }: Props) {
  const { words } = usePage();
  if (alone) {
    return (
      <Section id={id} title={title} lead={lead} tone={tone}>
        <OfferCards kind={alone} columns={columns} />
      </Section>
    );
  }
  const tabs = (
    <Tabs
      label={words.offers.tabs}
      tabs={kinds.map((kind) => ({ href: `#${id}-${kind}`, label: words.offers[kind] }))}
      className={style.tabs}
    />
  );
  return (
    <div {...dataProps({ enhance: 'tabs' })}>
      <Section id={id} title={title} lead={lead} tone={tone} aside={tabs}>
        {kinds.map((kind) => (
          <section
            key={kind}
            id={`${id}-${kind}`}
            className={style.panel}
            aria-label={words.offers[kind]}
            {...dataProps({ 'tab-panel': '' })}
          >
            <OfferCards kind={kind} columns={columns} />
          </section>
        ))}
      </Section>
    </div>
  );
}

function OfferCards({ kind, columns }: { kind: OfferKind; columns: 1 | 2 | 3 }) {
  const page = usePage();
  const { language, route } = page;
  return (
    <CardGrid columns={columns}>
      {kind === 'products' && productsIn(language).map((product) => productCard(product, page))}
      {kind === 'quick' && quickServicesFor(route.country, language).map((service) => quickServiceCard(service, page))}
      {kind === 'development' && offeringsIn(language).map((offering) => developmentCard(offering, page))}
    </CardGrid>
  );
}
