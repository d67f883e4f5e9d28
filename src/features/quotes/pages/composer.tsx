import { type Quotable, type QuotableKind, quotableKinds, quotables } from '#content/catalogue/quotable.ts';
import { contactWay, customerCountryOptions } from '#features/payments/views/buying.ts';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage, variantOf } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { chooseText } from '#site/site-variant.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { note } from '#ui/layout.ts';
import { size3 } from '#ui/look.ts';
import QuoteIsland from '../browser/quote.tsx';
import type { QuoteStart } from '../browser/quote-start.ts';
import { describeQuotable } from '../describe-quotable.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import type { Selected } from '../selected-items.ts';
import { CatalogueRow } from './catalogue/catalogue-row.tsx';
import style from './composer.module.css';

type Choosing = Extract<QuoteAnswer, { kind: 'choose' }>;

/** All quotable items, and the quote. */
export function Composer({ answer }: { readonly answer: Choosing | undefined }) {
  const page = usePage();
  const { words, language } = page;
  const { summary, amounts } = words.quote;
  const { flags, taxNote } = variantOf(page);
  const { currency } = words.checkout;
  return (
    // The draft is only in the browser. The wake-up area is the whole composer, because a reloaded page may start far down.
    <div className={style.composer} {...dataProps({ enhance: 'restore-quote', wake: 'sight' })}>
      <Island
        name="quote"
        of={QuoteIsland}
        props={{
          language,
          action: href('/support/quote', language),
          policyHref: href('/politics', language),
          words: {
            ...summary,
            total: chooseText(flags.taxes, summary.total, summary.finalTotal),
            taxes: chooseText(flags.taxes, taxNote, ''),
            countries: customerCountryOptions(page),
            amounts,
            meantEmail: words.sections.meantEmail,
            currency,
            currencies: words.currencies.names,
          },
          contact: contactWay(page),
          start: startOf(answer, page),
        }}
      >
        <Catalogue selected={answer?.selected ?? []} />
      </Island>
    </div>
  );
}

function startOf(answer: Choosing | undefined, { words, language }: Page): QuoteStart {
  if (!answer) return { chosen: [] };
  const { selected, currency, country, typed, problems, errorCode, requestId } = answer;
  const chosen = selected.map(({ item, amounts }) => {
    const { id, asks, prices } = item;
    return { item: { id, asks, prices, name: describeQuotable(item, words, language).name }, amounts };
  });
  return { chosen, currency, country, typed, problems, errorCode, requestId };
}

/**
 * All quotable items, in groups. They are rendered here, and the island reads names and prices from the page: so they are
 * sent once, and every box works without JavaScript.
 */
function Catalogue({ selected }: { readonly selected: readonly Selected[] }) {
  const { catalogue } = usePage().words.quote;
  const amounts = new Map(selected.map((one) => [one.item.id, one.amounts]));
  const isOpen = (kind: QuotableKind) =>
    selected.length === 0 ? kind === quotableKinds[0] : selected.some(({ item }) => item.kind === kind);
  return (
    <div>
      <h2 className={size3}>{catalogue.title}</h2>
      <noscript>
        <p>{catalogue.noScript}</p>
      </noscript>
      <div className={style.groups}>
        {quotableKinds.map((kind) => (
          <CatalogueGroup key={kind} kind={kind} amounts={amounts} items={itemsOf(kind)} isOpen={isOpen(kind)} />
        ))}
      </div>
    </div>
  );
}

function itemsOf(group: QuotableKind): readonly Quotable[] {
  return quotables.filter(({ kind }) => kind === group);
}

interface CatalogueGroupProps {
  readonly kind: QuotableKind;
  readonly items: readonly Quotable[];
  /** The amounts of the chosen items, by id. */
  readonly amounts: ReadonlyMap<string, readonly number[]>;
  readonly isOpen: boolean;
}

/** One kind of item. There are many service plans, so each service has its own list. */
function CatalogueGroup({ kind, items, amounts, isOpen }: CatalogueGroupProps) {
  const { words, language } = usePage();
  const { catalogue } = words.quote;
  const parts = groupsOf(items);
  return (
    <details className={style.group} open={isOpen} {...dataProps({ group: '' })}>
      <summary>
        <h3>{catalogue.groups[kind]}</h3>
        <span className={note}>{format(catalogue.count, language, { count: items.length })}</span>{' '}
        {/* CSS shows it while something in the group is chosen. */}
        <span className={style.mark}>{catalogue.chosen}</span>
        <ChevronIcon />
      </summary>
      {parts.map(({ service, things }) => (
        <div key={service ?? kind} className={style.part}>
          {service && <h4>{catalogue.services[service]}</h4>}
          <ul>
            {things.map((item) => (
              <CatalogueRow key={item.id} item={item} amounts={amounts.get(item.id)} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** Groups items by service, in their order. */
function groupsOf(items: readonly Quotable[]) {
  const services = [...new Set(items.map(({ service }) => service))];
  return services.map((service) => ({ service, things: items.filter((item) => item.service === service) }));
}
