import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import { surface } from '#ui/sections/tone.ts';
import style from './slide.module.css';
import type { PitchSlide } from './slides.tsx';

interface Props {
  readonly slide: PitchSlide;
  readonly index: number;
  readonly count: number;
}

/** One slide. The first one bears the title of the page. */
export function Slide({ slide, index, count }: Props) {
  const { words, language } = usePage();
  const { id, topic, title, content, image, layout, tone } = slide;
  const { className, room } = surface(tone);
  const Title = index === 1 ? 'h1' : 'h2';
  return (
    <section
      id={id}
      className={classNames(style.slide, className)}
      aria-labelledby={`${id}-title`}
      data-room={room}
      data-slide={format(words.pitch.badge, language, { index, count })}
      data-announce={format(words.pitch.announce, language, { index, count, topic })}
    >
      <div className={classNames(style.frame, style[layout])}>
        <div className={style.words}>
          <p className={style.topic}>
            <span>{index}</span> {topic}
          </p>
          <Title id={`${id}-title`} className={style.title}>
            {title}
          </Title>
          {content}
        </div>
        {image && (
          <div className={style.picture} data-share-picture={index === 1 ? '' : undefined}>
            {image}
          </div>
        )}
      </div>
    </section>
  );
}
