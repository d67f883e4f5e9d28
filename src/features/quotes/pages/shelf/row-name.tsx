import type { QuotableKind } from '#content/catalogue/quotable.ts';
import { partName } from './part-name.ts';
import style from './row-name.module.css';

interface Props {
  readonly name: string;
  readonly kind: QuotableKind;
}

/** The whole name, of which the eye is spared what the group says already. The island reads it for the summary. */
export function RowName({ name, kind }: Props) {
  const { before, after } = partName(name);
  if (kind === 'product') {
    return (
      <span data-name="">
        <strong>{before}</strong>
        {after}
      </span>
    );
  }
  const isSaid = after !== '' && kind !== 'helpDesk';
  return (
    <span data-name="">
      {isSaid && <span className="visually-hidden">{before}</span>}
      <strong className={style.short}>{isSaid ? after : `${before}${after}`}</strong>
    </span>
  );
}
