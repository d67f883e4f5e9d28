import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowBackIcon, ArrowIcon, FullScreenIcon } from '#ui/icons.tsx';
import { centeredRow, line, row, stack } from '#ui/layout.ts';
import { MeetingButton, PageTrail } from '#ui/links.tsx';
import { headline, semibold } from '#ui/look.ts';
import { PrintButton } from '#ui/sections/print-button.tsx';
import { surface } from '#ui/sections/section.tsx';
import controlsStyle from './controls.module.css';
import style from './page.module.css';
import slideStyle from './slide.module.css';
import { type PitchSlide, slidesOf } from './slides.tsx';

export default withHead(({ words }) => words.pitch, Page);

function Page() {
  return <Deck slides={slidesOf(usePage())} />;
}

/**
 * All slides are in the page, one below the other, and the topics link to them. With JavaScript the style sheet puts
 * them side by side, and `browser/pitch.ts` adds keys, Back and Next, the badge and the full screen.
 */
function Deck({ slides }: { readonly slides: readonly PitchSlide[] }) {
  const { pitch } = usePage().words;
  return (
    <div
      className={stack(0, style.deck)}
      {...dataProps({ enhance: 'pitch', wake: 'sight', 'one-piece': slides[1]?.id })}
    >
      <Rail slides={slides} />
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, links or none */}
      <div className={style.track} role="group" aria-label={pitch.slides} tabIndex={0} {...dataProps({ track: '' })}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index + 1} count={slides.length} />
        ))}
      </div>
      <Controls ids={slides.map(({ id }) => id)} />
    </div>
  );
}

/** Beside the slides: links to each of them, and actions for all. */
function Rail({ slides }: { readonly slides: readonly PitchSlide[] }) {
  const { pitch } = usePage().words;
  return (
    <div className={stack(3, style.rail)}>
      <div>
        <PageTrail />
      </div>
      <nav aria-label={pitch.topics} className={style.topics} {...dataProps({ topics: '' })}>
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
      <div className={row(2, style.actions)}>
        <MeetingButton size="small" />
        <PrintButton>{pitch.print}</PrintButton>
      </div>
    </div>
  );
}

/** Back is hidden on the first slide and Next on the last; the script updates their targets. */
function Controls({ ids }: { readonly ids: readonly string[] }) {
  const { words, language } = usePage();
  const { pitch } = words;
  return (
    <div className={centeredRow(0, controlsStyle.controls)} {...dataProps({ 'no-print': '' })}>
      <div className={controlsStyle.steps}>
        <Button href={`#${ids[0]}`} look="secondary" icon={<ArrowBackIcon />} {...dataProps({ go: 'back' })} hidden>
          <span className={controlsStyle.word}>{pitch.back}</span>
        </Button>
        <p className={classNames(headline, controlsStyle.badge)} {...dataProps({ badge: '' })}>
          {format(pitch.badge, language, { index: 1, count: ids.length })}
        </p>
        <Button href={`#${ids[1]}`} iconAfter={<ArrowIcon />} {...dataProps({ go: 'next' })}>
          <span className={controlsStyle.word}>{pitch.next}</span>
        </Button>
      </div>
      <Button
        look="quiet"
        size="small"
        icon={<FullScreenIcon />}
        className={controlsStyle.fullScreen}
        {...dataProps({ 'full-screen': pitch.leaveFullScreen })}
      >
        {pitch.fullScreen}
      </Button>
      <p className="visually-hidden" aria-live="polite" {...dataProps({ status: '' })} />
    </div>
  );
}

/** One slide. The first one has the title of the page. */
function Slide({ slide, index, count }: { slide: PitchSlide; index: number; count: number }) {
  const { words, language } = usePage();
  const { id, topic, title, content, image, layout, tone } = slide;
  const { className, scheme } = surface(tone);
  const Title = index === 1 ? 'h1' : 'h2';
  return (
    <section
      id={id}
      className={classNames(slideStyle.slide, className)}
      aria-labelledby={`${id}-title`}
      {...dataProps({
        scheme,
        slide: format(words.pitch.badge, language, { index, count }),
        announce: format(words.pitch.announce, language, { index, count, topic }),
      })}
    >
      <div className={classNames(slideStyle.frame, slideStyle[layout])}>
        <div className={slideStyle.words}>
          <p className={line(3, classNames(semibold, slideStyle.topic))}>
            <span className={headline}>{index}</span> {topic}
          </p>
          <Title id={`${id}-title`} className={slideStyle.title}>
            {title}
          </Title>
          {content}
        </div>
        {image && (
          <div className={slideStyle.picture} {...dataProps({ 'share-picture': index === 1 ? '' : undefined })}>
            {image}
          </div>
        )}
      </div>
    </section>
  );
}
