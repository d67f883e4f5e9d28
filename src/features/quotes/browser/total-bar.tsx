import { ChevronIcon } from '#ui/icons.tsx';
import style from './total-bar.module.css';
import type { QuoteWords } from './words.ts';

interface Props {
  readonly words: QuoteWords;
  readonly total: string;
  readonly isShown: boolean;
}

/** On a phone: what it comes to, always in sight, and the way down to the rest. */
export function TotalBar({ words, total, isShown }: Props) {
  return (
    <a className={style.bar} href="#quote-summary" hidden={!isShown}>
      <span className="visually-hidden">{words.toSummary}: </span>
      <span>{words.bar}</span> <strong>{total}</strong>
      <ChevronIcon />
    </a>
  );
}
