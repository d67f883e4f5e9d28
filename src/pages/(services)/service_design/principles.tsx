import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { type Principle, PrincipleDrawing } from './principle-drawing.tsx';
import style from './principles.module.css';

const principles: readonly Principle[] = ['task', 'phone', 'everyone', 'same'];

/** What every drawing is held against. */
export function Principles() {
  const { principles: words } = usePage().words.serviceDesign;
  return (
    <Section id="principles" title={words.title} lead={words.lead} tone="mustard">
      <ul className={style.principles}>
        {principles.map((id) => (
          <li key={id}>
            <PrincipleDrawing of={id} />
            <div>
              <h3>{words.items[id].name}</h3>
              <p>{words.items[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
