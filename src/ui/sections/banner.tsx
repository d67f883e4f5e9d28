import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { muted, row } from '#ui/layout.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { classNames } from '../class-names.ts';
import { Action, type ActionData } from './actions.tsx';
import style from './banner.module.css';
import { surface } from './section.tsx';

export interface BannerSlide {
  readonly id: string;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  readonly note?: ReactNode;
  readonly picture: ReactNode;
  readonly buttons: readonly ActionData[];
  /** A slide that is not shown stays in the content for later use. */
  readonly show?: boolean;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly slides: readonly BannerSlide[];
  readonly indicators?: 'dots' | 'squares';
  readonly tone?: 'paper' | 'ice';
}

/** The top of a home page: slides, of which the first one has the title of the page. */
export function Banner({ id, label, slides, indicators, tone = 'paper' }: Props) {
  const { words, language } = usePage();
  const shown = slides.filter(({ show = true }) => show);
  const drawn = shown.map((slide, index) => <Slide key={slide.id} slide={slide} isFirst={index === 0} />);
  const { className, scheme } = surface(tone);
  const shared = { className: classNames(style.banner, className), ...dataProps({ scheme }) };
  if (drawn.length === 1) return <div {...shared}>{drawn}</div>;
  return (
    <div {...shared}>
      <Carousel
        id={id}
        label={label}
        indicators={indicators ?? 'squares'}
        controls="inside"
        words={{
          ...words.sections,
          position: (index, count) => format(words.sections.position, language, { index, count }),
        }}
        slides={drawn}
      />
    </div>
  );
}

function Slide({ slide, isFirst }: { slide: BannerSlide; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className={style.slide}>
      <div className={style.words}>
        <Title className={style.title}>{slide.title}</Title>
        <p className={`${muted} ${style.subtitle}`}>{slide.subtitle}</p>
        {slide.note && <p className={style.note}>{slide.note}</p>}
        <div className={row(3, style.buttons)}>
          {slide.buttons.map((button) => (
            <Action key={button.text} {...button} />
          ))}
        </div>
      </div>
      <div className={style.picture} {...dataProps({ 'share-picture': isFirst ? '' : undefined })}>
        {slide.picture}
      </div>
    </div>
  );
}
