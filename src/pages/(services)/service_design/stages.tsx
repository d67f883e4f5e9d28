import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { StageDrawing } from './stage-drawing.tsx';
import style from './stages.module.css';

const stages = ['sketch', 'model', 'screen'] as const;

/** One screen on its way from pencil to software. */
export function Stages() {
  const { stages: words } = usePage().words.serviceDesign;
  return (
    <Section id="stages" title={words.title} lead={words.lead}>
      <ol className={style.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            <StageDrawing stage={stage} />
            <h3>{words.items[stage].name}</h3>
            <p>{words.items[stage].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
