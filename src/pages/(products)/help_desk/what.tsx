import { Ant } from '#components/art/ant.tsx';
import { Drawing } from '#components/art/drawing.tsx';
import { Envelope } from '#components/art/envelope.tsx';
import { stages } from '#components/art/help-desk/stages.ts';
import { Picture } from '#components/art/picture.tsx';
import { Section } from '#components/sections/section.tsx';
import { helpDeskStages } from '#content/catalogue/help-desk.ts';
import { usePage } from '#site/page.ts';
import style from './what.module.css';

/** The eight stages as an ant trail: on a wide screen it turns a corner, on a phone it runs down. */
export function What() {
  const { what } = usePage().words.helpDesk;
  return (
    <Section id="what" title={what.title} lead={what.lead}>
      <ol className={style.trail}>
        {helpDeskStages.map((stage) => (
          <li key={stage}>
            <div className={style.stop}>
              <Drawing of={stages[stage]} size={88} />
              <Walker />
            </div>
            <h3 className={style.name}>{what.stages[stage].name}</h3>
            <p className={style.text}>{what.stages[stage].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** On its way to the next stage. */
function Walker() {
  return (
    <span className={style.walker}>
      <Picture width={140} height={160} size={80}>
        <Ant x={70} y={160} pose="lift" />
        <Envelope x={28} y={0} scale={1.4} tilt={-4} flap="mustard" paper="ice" />
      </Picture>
    </span>
  );
}
