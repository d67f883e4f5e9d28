import { Section } from '#components/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';
import style from './what.module.css';

/** What the offering is, for someone who has never heard its name. */
export function What() {
  const { slug, own } = useDetail();
  return (
    <Section id="what" title={own.what.title} tone={lookOf[slug].rooms.what ?? 'paper'} beside>
      <div className={style.text}>
        {own.what.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
