import { usePage } from '#platform/page/page.ts';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { PageTrail } from '#ui/links/page-trail.tsx';
import { PrintButton } from '#ui/sections/print-button.tsx';
import style from './rail.module.css';
import type { PitchSlide } from './slides.tsx';

/** Beside the slides: the way to each of them, and what can be done with all. */
export function Rail({ slides }: { readonly slides: readonly PitchSlide[] }) {
  const { pitch } = usePage().words;
  return (
    <div className={style.rail}>
      <div>
        <PageTrail />
      </div>
      <nav aria-label={pitch.topics} className={style.topics} data-topics="">
        <ol>
          {slides.map(({ id, topic }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
                {topic}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={style.actions}>
        <MeetingButton size="small" />
        <PrintButton>{pitch.print}</PrintButton>
      </div>
    </div>
  );
}
