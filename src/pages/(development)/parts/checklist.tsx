import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import style from './checklist.module.css';

interface Props {
  readonly items: readonly string[];
  /** `excluded` marks what is not part of it. The title beside the list says so in words. */
  readonly kind?: 'included' | 'excluded';
}

export function Checklist({ items, kind = 'included' }: Props) {
  return (
    <ul className={style.list} data-kind={kind}>
      {items.map((item) => (
        <li key={item}>
          {kind === 'included' ? <CheckIcon /> : <CloseIcon />}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
