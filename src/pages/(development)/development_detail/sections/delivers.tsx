import { Composition } from '#ui/art/composition.tsx';
import { Section } from '#ui/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';
import style from './delivers.module.css';

/** What is handed over: four tiles, or a list beside its title. */
export function Delivers() {
  const { slug, own } = useDetail();
  const { delivers: kind, delivered, rooms } = lookOf[slug];
  return (
    <Section id="delivers" title={own.delivers.title} tone={rooms.delivers ?? 'paper'} beside={kind === 'list'}>
      <ul className={style[kind]}>
        {own.delivers.items.map(({ name, text }, index) => (
          <li key={name}>
            <div className={style.picture}>
              <Composition rows={[delivered[index] ?? '']} keep="left" />
            </div>
            <div>
              <h3 className={style.name}>{name}</h3>
              <p className={style.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
