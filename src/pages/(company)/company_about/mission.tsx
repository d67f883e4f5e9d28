import { usePage } from '#platform/page/page.ts';
import { TileIcon } from '#ui/art/tile-icon.tsx';
import { Paragraphs } from '#ui/sections/paragraphs.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './mission.module.css';

/** What the company is for, and what it holds to. */
export function Mission() {
  const { mission, values } = usePage().words.companyAbout;
  return (
    <Section id="mission" title={mission.title}>
      <div className={style.mission}>
        <Paragraphs of={mission.text} />
        <div>
          <h3 className={style.title}>{values.title}</h3>
          <ul className={style.values}>
            {values.items.map(({ name, text }, index) => (
              <li key={name}>
                <TileIcon seed={`value ${index}`} size={48} />
                <div>
                  <h4>{name}</h4>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
