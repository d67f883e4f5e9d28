import type { Quotable, QuotableKind } from '#content/catalogue/quotable.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import style from './shelf-group.module.css';
import { CatalogueRow } from './shelf-row.tsx';

interface Props {
  readonly kind: QuotableKind;
  readonly items: readonly Quotable[];
  /** Of what is chosen, by id. */
  readonly amounts: ReadonlyMap<string, readonly number[]>;
  readonly isOpen: boolean;
}

/** One kind of things. Plans of services are many, so each service has a list of its own. */
export function CatalogueGroup({ kind, items, amounts, isOpen }: Props) {
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
