import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { ArrowBackIcon, ArrowIcon, FullScreenIcon } from '#ui/icons.tsx';
import style from './controls.module.css';

/** Back is hidden on the first slide and Next on the last; the script keeps their targets. */
export function Controls({ ids }: { readonly ids: readonly string[] }) {
  const { words, language } = usePage();
  const { pitch } = words;
  return (
    <div className={style.controls} data-no-print="">
      <div className={style.steps}>
        <Button href={`#${ids[0]}`} look="secondary" icon={<ArrowBackIcon />} data-go="back" hidden>
          <span className={style.word}>{pitch.back}</span>
        </Button>
        <p className={style.badge} data-badge="">
          {format(pitch.badge, language, { index: 1, count: ids.length })}
        </p>
        <Button href={`#${ids[1]}`} iconAfter={<ArrowIcon />} data-go="next">
          <span className={style.word}>{pitch.next}</span>
        </Button>
      </div>
      <Button
        look="quiet"
        size="small"
        icon={<FullScreenIcon />}
        className={style.fullScreen}
        data-full-screen={pitch.leaveFullScreen}
      >
        {pitch.fullScreen}
      </Button>
      <p className="visually-hidden" aria-live="polite" data-status="" />
    </div>
  );
}
