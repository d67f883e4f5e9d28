import { type Quotable, type QuotableKind, quotableKinds, quotables } from '#content/catalogue/quotable.ts';
import { usePage } from '#platform/page/page.ts';
import type { Selected } from '../../selection.ts';
import style from './shelf.module.css';
import { CatalogueGroup } from './shelf-group.tsx';

interface Props {
  readonly selected: readonly Selected[];
}

/**
 * All that can be quoted, in groups. It is drawn here and not by the island, which reads names and prices out of the
 * page: so they travel once, and every box works before and without a script.
 */
export function Catalogue({ selected }: Props) {
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
