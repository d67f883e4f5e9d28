import { technologies } from '#content/catalogue/technologies.ts';
import { usePage } from '#platform/page/page.ts';
import { TileIcon } from '#ui/art/tile-icon.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './technologies.module.css';

export function Technologies() {
  const { technology } = usePage().words.serviceDeveloping;
  return (
    <Section id="technology" title={technology.title} lead={technology.lead} beside>
      <ul className={style.groups}>
        {technologies.map(({ id, names }) => (
          <li key={id}>
            <TileIcon seed={`technology ${id}`} size={44} />
            <div>
              <h3>{technology.groups[id]}</h3>
              <ul className={style.names}>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
