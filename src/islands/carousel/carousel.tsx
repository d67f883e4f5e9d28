import { type MouseEvent, type ReactNode, useRef } from 'react';
import style from './carousel.module.css';
import { isTurning } from './turning.ts';
import { useTrack } from './use-track.ts';
import { useTurning } from './use-turning.ts';

const playing = 'M8 5v14l11-7z';
const pausing = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';

export interface CarouselProps {
  /** Slides are `<id>-1`, `<id>-2` and so on, also as anchors. */
  readonly id: string;
  /** What this is a carousel of. */
  readonly label: string;
  /** The word for "carousel" in the page's language. */
  readonly role: string;
  /** One for each slide: "2 of 5". */
  readonly positions: readonly string[];
  readonly pause: string;
  readonly play: string;
  readonly indicators: 'dots' | 'squares';
  /** Below the slides, or on a wide screen in their lower corner. */
  readonly controls: 'below' | 'inside';
  /** Milliseconds a slide stays. */
  readonly every: number;
  /** The slides, drawn at build time. */
  readonly children?: ReactNode;
}

/** Slides to swipe through, which turn by themselves while nobody is busy with them. */
export default function Carousel(props: CarouselProps) {
  const { id, label, role, positions, pause, play, indicators, controls, every, children } = props;
  const section = useRef<HTMLElement>(null);
  const [state, dispatch, handlers] = useTurning(section, positions.length, every);
  const track = useTrack(state.index, (index) => dispatch({ type: 'show', index }));
  const paused = state.holds.includes('visitor');

  const select = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dispatch({ type: 'show', index });
  };

  return (
    <section
      ref={section}
      className={style.carousel}
      data-controls={controls}
      aria-roledescription={role}
      aria-label={label}
      {...handlers}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, links or none */}
      <div ref={track} className={style.track} role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
      <div className={style.controls}>
        <ol className={style.indicators} data-look={indicators}>
          {positions.map((position, index) => (
            <li key={position}>
              <a
                href={`#${id}-${index + 1}`}
                aria-current={index === state.index ? 'true' : undefined}
                onClick={(event) => select(event, index)}
              >
                <span className="visually-hidden">{position}</span>
              </a>
            </li>
          ))}
        </ol>
        <button
          type="button"
          className={style.pause}
          aria-label={paused ? play : pause}
          onClick={() => dispatch({ type: paused ? 'release' : 'hold', hold: 'visitor' })}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
            <path d={paused ? playing : pausing} />
          </svg>
        </button>
        <p className="visually-hidden" aria-live="polite">
          {isTurning(state) ? '' : positions[state.index]}
        </p>
      </div>
    </section>
  );
}
