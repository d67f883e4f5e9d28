import { usePage } from '#platform/page/page.ts';
import { Controls } from './controls.tsx';
import style from './deck.module.css';
import { Rail } from './rail.tsx';
import { Slide } from './slide.tsx';
import type { PitchSlide } from './slides.tsx';

/**
 * All slides are in the page, one below the other, and the topics lead to them. With JavaScript the style sheet
 * puts them side by side, and `enhance/pitch.ts` adds keys, Back and Next, the badge and the full screen.
 */
export function Deck({ slides }: { readonly slides: readonly PitchSlide[] }) {
  const { pitch } = usePage().words;
  return (
    <div className={style.deck} data-enhance="pitch" data-wake="sight" data-one-piece={slides[1]?.id}>
      <Rail slides={slides} />
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, links or none */}
      <div className={style.track} role="group" aria-label={pitch.slides} tabIndex={0} data-track="">
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index + 1} count={slides.length} />
        ))}
      </div>
      <Controls ids={slides.map(({ id }) => id)} />
    </div>
  );
}
