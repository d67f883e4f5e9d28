import type { ReactNode } from 'react';
import { offeringsIn, productsIn, quickServicesFor } from '#content/catalogue/offers.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { CardGrid } from '../card.tsx';
import { Tabs } from '../tabs.tsx';
import { developmentRow, offerCard, productCard, productRow, quickServiceRow } from './offer-cards.tsx';
import style from './offers.module.css';
import { type PriceRow, PriceRows } from './price-rows.tsx';
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
  /** Cards where choosing is what the page is for, else a price list. */
  readonly look?: 'cards' | 'rows';
  /** Of cards. */
  readonly columns?: 2 | 3;
  readonly tone?: 'paper' | 'card' | 'ice' | 'blush' | 'sand';
}

/** Products, quick services and development: three tabs, or one of them alone. */
export function Offers({ id, title, lead, alone, look = 'cards', columns = 3, tone = 'paper' }: Props) {
  const page = usePage();
  const { words } = page;
  const list = (kind: OfferKind) =>
    look === 'rows' ? (
      <PriceRows rows={rowsOf[kind](page)} columns={2} />
    ) : (
      <CardGrid columns={columns}>{cardsOf(kind, page)}</CardGrid>
    );
  if (alone) {
    return (
      <Section id={id} title={title} lead={lead} tone={tone}>
        {list(alone)}
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
            {list(kind)}
          </section>
        ))}
      </Section>
    </div>
  );
}

const rowsOf: Readonly<Record<OfferKind, (page: Page) => PriceRow[]>> = {
  products: (page) => productsIn(page.language).map((product) => productRow(product, page)),
  quick: (page) => quickServicesFor(page.route.country, page.language).map((service) => quickServiceRow(service, page)),
  development: (page) => offeringsIn(page.language).map((offering) => developmentRow(offering, page)),
};

function cardsOf(kind: OfferKind, page: Page) {
  if (kind === 'products') return productsIn(page.language).map((product) => productCard(product, page));
  return rowsOf[kind](page).map((row) => offerCard(row, page));
}
