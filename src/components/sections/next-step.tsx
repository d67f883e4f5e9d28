import type { ReactNode } from 'react';
import { contactDialogId } from '#site/contact-dialog.ts';
import { usePage } from '#site/page.ts';
import { ButtonLink } from '../shell/button-link.tsx';
import { MeetingButton } from '../shell/meeting-button.tsx';
import { classNames } from '../ui/class-names.ts';
import style from './next-step.module.css';
import { surface } from './tone.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'blush' | 'ice' | 'mustard' | 'band';
  /** Instead of "Talk to us" and "Book a meeting". */
  readonly actions?: ReactNode;
}

/** How a page ends: what to do now. */
export function NextStep({ title, text, tone = 'blush', actions }: Props) {
  const { words } = usePage();
  const { className, room } = surface(tone);
  return (
    <section className={classNames(style.step, className)} aria-labelledby="next-step" data-room={room}>
      <div>
        <h2 id="next-step">{title}</h2>
        <p className={style.text}>{text}</p>
      </div>
      <div className={style.actions}>
        {actions ?? (
          <>
            <ButtonLink to="/contact" opens={contactDialogId} size="large">
              {words.sections.contact}
            </ButtonLink>
            <MeetingButton look="secondary" size="large">
              {words.sections.meeting}
            </MeetingButton>
          </>
        )}
      </div>
    </section>
  );
}
