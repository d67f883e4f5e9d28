import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { row, stack } from '#ui/layout.ts';
import { classNames } from '../class-names.ts';
import { ContactButton, MeetingButton } from '../links.tsx';
import style from './next-step.module.css';
import { surface } from './section.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'blush' | 'ice' | 'mustard' | 'band';
  /** Instead of "Talk to us" and "Book a meeting". */
  readonly actions?: ReactNode;
}

/** The end of a page: the next step. */
export function NextStep({ title, text, tone = 'blush', actions }: Props) {
  const { className, scheme } = surface(tone);
  return (
    <section
      className={classNames(stack(0, style.step), className)}
      aria-labelledby="next-step"
      {...dataProps({ scheme })}
    >
      <div>
        <h2 id="next-step">{title}</h2>
        <p className={style.text}>{text}</p>
      </div>
      <div className={row(3)}>
        {actions ?? (
          <>
            <ContactButton size="large" />
            <MeetingButton look="secondary" size="large" />
          </>
        )}
      </div>
    </section>
  );
}
