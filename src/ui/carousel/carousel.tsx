import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { classNames } from '../class-names.ts';
import { line, row } from '../layout.ts';
import { needsScript } from '../look.ts';
import { pausingShape } from './browser/carousel.ts';
import style from './carousel.module.css';

/** Milliseconds that a slide is shown, everywhere on the site. */
const slideTime = 7000;

interface CarouselWords {
  readonly carousel: string;
  readonly slide: string;
  readonly pause: string;
  readonly play: string;
  /** "2 of 5" */
  readonly position: (index: number, count: number) => string;
}

interface Props {
  /** Slides are `<id>-1`, `<id>-2` and so on, also as anchors. */
  readonly id: string;
  /** The accessible name of the carousel. */
  readonly label: string;
  readonly words: CarouselWords;
  readonly indicators?: 'dots' | 'squares';
  /** Below the slides, or on a wide screen in their lower corner. */
  readonly controls?: 'below' | 'inside';
  readonly slides: readonly ReactNode[];
}

/** Slides to swipe through, which turn automatically while the visitor does not use them: `browser/carousel.ts`. */
export function Carousel({ id, label, words, indicators = 'squares', controls = 'below', slides }: Props) {
  const { carousel, slide: role, pause, play } = words;
  const positions = slides.map((_, index) => words.position(index + 1, slides.length));
  return (
    <section
      className={style.carousel}
      aria-roledescription={carousel}
      aria-label={label}
      {...dataProps({
        controls,
        every: slideTime,
        pause,
        play,
        enhance: 'carousel',
        wake: `before:${slideTime}`,
        asleep: '',
      })}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, links or none */}
      <div className={style.track} role="group" aria-label={label} tabIndex={0} {...dataProps({ track: '' })}>
        {slides.map((slide, index) => (
          <Slide key={positions[index]} id={`${id}-${index + 1}`} role={role} position={positions[index] ?? ''}>
            {slide}
          </Slide>
        ))}
      </div>
      <div className={line(2, style.controls)}>
        <ol className={row(0, style.indicators)} {...dataProps({ look: indicators })}>
          {positions.map((position, index) => (
            <li key={position}>
              <a href={`#${id}-${index + 1}`} aria-current={index === 0 ? 'true' : undefined}>
                <span className="visually-hidden">{position}</span>
              </a>
            </li>
          ))}
        </ol>
        <button
          type="button"
          className={classNames(needsScript, style.pause)}
          aria-label={pause}
          {...dataProps({ pauses: '' })}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
            <path d={pausingShape} />
          </svg>
        </button>
        <p className="visually-hidden" aria-live="polite" />
      </div>
    </section>
  );
}

interface SlideProps {
  readonly id: string;
  /** The word for "slide" in the page's language. */
  readonly role: string;
  /** "2 of 5" */
  readonly position: string;
  readonly children: ReactNode;
}

function Slide({ id, role, position, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      id={id}
      className={style.slide}
      role="group"
      aria-roledescription={role}
      aria-label={position}
      {...dataProps({ slide: '' })}
    >
      {children}
    </div>
  );
}
