import { ArrowIcon } from '#ui/icons.tsx';
import { Section } from '#ui/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';
import style from './problems.module.css';

/** How it is today and how it is afterwards: as pairs, or as things that people say. */
export function Problems() {
  const { slug, own, shared } = useDetail();
  const { problems: kind, rooms } = lookOf[slug];
  return (
    <Section id="problems" title={own.problems.title} tone={rooms.problems ?? 'paper'}>
      <ul className={style[kind]}>
        {own.problems.items.map(({ today, after }) => (
          <li key={today}>
            <p className={style.today}>
              {kind === 'pairs' && <span className={style.label}>{shared.today}</span>}
              {today}
            </p>
            <ArrowIcon />
            <p className={style.after}>
              {kind === 'pairs' && <span className={style.label}>{shared.after}</span>}
              {after}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
