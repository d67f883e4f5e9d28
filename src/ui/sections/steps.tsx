import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { classNames } from '../class-names.ts';
import { Entry, type EntryWords, titleOf } from './split.tsx';
import style from './steps.module.css';

interface Props {
  readonly items: readonly EntryWords[];
  /** `path`: along a line. `stairs`: each higher than the one before. `column`: one below the other. */
  readonly look: 'path' | 'stairs' | 'column';
  /** "Step 1" in words. Without it, a step has its figure in a circle, which assistive technology counts by itself. */
  readonly label?: (step: number) => string;
}

export function Steps({ items, look, label }: Props) {
  const { language } = usePage();
  const figure = new Intl.NumberFormat(localeOf(language));
  return (
    <ol className={classNames(style.steps, style[look], label && style.labelled)}>
      {items.map((item, index) => (
        <li key={titleOf(item)}>
          {label ? (
            <p className={style.label}>{label(index + 1)}</p>
          ) : (
            <span className={style.number} aria-hidden="true">
              {figure.format(index + 1)}
            </span>
          )}
          <Entry of={item} look={style.words} />
        </li>
      ))}
    </ol>
  );
}
