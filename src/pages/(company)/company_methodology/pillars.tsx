import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { PlanDrawing, RoundsDrawing } from './pillar-drawings.tsx';
import style from './pillars.module.css';

const pillars = [
  ['pmi', PlanDrawing],
  ['scrum', RoundsDrawing],
] as const;

export function Pillars() {
  const { pillars: words } = usePage().words.companyMethodology;
  return (
    <Section id="methods" title={words.title}>
      <ul className={style.pillars}>
        {pillars.map(([id, Drawing]) => {
          const { name, role, text, alt } = words.items[id];
          return (
            <li key={id}>
              <Drawing title={alt} />
              <h3>
                {name} <span className={style.role}>{role}</span>
              </h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
