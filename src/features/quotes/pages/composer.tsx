import type { Quotable, QuotableKind } from '#content/catalogue/quotable.ts';
import { quotableKinds, quotables } from '#content/catalogue/quotable.ts';
import { contactWay } from '#features/payments/views/buying.ts';
import { Island } from '#platform/browser/island.tsx';
import { type Page, usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import QuoteIsland from '../browser/quote.tsx';
import type { QuoteStart } from '../browser/quote-start.ts';
import { describeQuotable } from '../describe-quotable.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import type { Selected } from '../selected-items.ts';
import style from './composer.module.css';
import { CatalogueRow } from './shelf/shelf-row.tsx';

type Choosing = Extract<QuoteAnswer, { kind: 'choose' }>;

/** Everything that can be quoted, and the quote that it becomes. */
export function Composer({ answer }: { readonly answer: Choosing | undefined }) {
  const page = usePage();
  const { words, language } = page;
  const { summary, amounts } = words.quote;
  const { currency, currencies } = words.checkout;
  return (
    // What was put together before is remembered in the browser alone. Around all of it and not a mark at its beginning: a
    // page that is loaded again begins where it was left, which may be far down.
    <div className={style.composer} data-enhance="kept-quote" data-wake="sight">
      <Island
        name="quote"
        of={QuoteIsland}
        props={{
          language,
          action: href('/support/quote', language),
          policyHref: href('/politics', language),
          words: { ...summary, amounts, currency, currencies },
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
  const { selected, currency, typed, problems, errorCode, requestId } = answer;
  const chosen = selected.map(({ item, amounts }) => {
    const { id, asks, prices } = item;
    return { item: { id, asks, prices, name: describeQuotable(item, words, language).name }, amounts };
  });
  return { chosen, currency, typed, problems, errorCode, requestId };
}

interface Props {
  readonly selected: readonly Selected[];
}

/**
 * All that can be quoted, in groups. It is drawn here and not by the island, which reads names and prices out of the
 * page: so they travel once, and every box works before and without a script.
 */
function Catalogue({ selected }: Props) {
  const { shelf } = usePage().words.quote;
  const amounts = new Map(selected.map((one) => [one.item.id, one.amounts]));
  const isOpen = (kind: QuotableKind) =>
    selected.length === 0 ? kind === quotableKinds[0] : selected.some(({ item }) => item.kind === kind);
  return (
    <div className={style.shelf}>
      <h2>{shelf.title}</h2>
      <noscript>
        <p>{shelf.noScript}</p>
      </noscript>
      <div className={style.groups}>
        {quotableKinds.map((kind) => (
          <CatalogueGroup key={kind} kind={kind} amounts={amounts} items={itemsOf(kind)} isOpen={isOpen(kind)} />
        ))}
      </div>
    </div>
  );
}

function itemsOf(wanted: QuotableKind): readonly Quotable[] {
  return quotables.filter(({ kind }) => kind === wanted);
}

interface ShelfGroupProps {
  readonly kind: QuotableKind;
  readonly items: readonly Quotable[];
  /** Of what is chosen, by id. */
  readonly amounts: ReadonlyMap<string, readonly number[]>;
  readonly isOpen: boolean;
}

/** One kind of things. Plans of services are many, so each service has a list of its own. */
function CatalogueGroup({ kind, items, amounts, isOpen }: ShelfGroupProps) {
  const { words, language } = usePage();
  const { shelf } = words.quote;
  const parts = groupsOf(items);
  return (
    <details className={style.group} open={isOpen} data-group="">
      <summary>
        <h3>{shelf.groups[kind]}</h3>
        <span className={style.count}>{format(shelf.count, language, { count: items.length })}</span>
        {/* Seen, by its style, while something in the group is chosen. */}
        <span className={style.mark}>{shelf.chosen}</span>
        <ChevronIcon />
      </summary>
      {parts.map(({ service, things }) => (
        <div key={service ?? kind} className={style.part}>
          {service && <h4>{shelf.services[service]}</h4>}
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

/** By service, in the order in which they come. */
function groupsOf(items: readonly Quotable[]) {
  const services = [...new Set(items.map(({ service }) => service))];
  return services.map((service) => ({ service, things: items.filter((item) => item.service === service) }));
}
