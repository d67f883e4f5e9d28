import { type HelpDeskStage, helpDeskStages } from '#content/catalogue/help-desk.ts';
import { usePage } from '#platform/page/page.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Drawing } from '#ui/art/drawing.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { stages } from '#ui/art/help-desk/stages.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { muted } from '#ui/layout.ts';
import { size4 } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './sections.module.css';

/** The stages from which an ant is just starting: one in each row of a wide screen. */
const walkers: Readonly<Partial<Record<HelpDeskStage, 'there' | 'back'>>> = {
  classification: 'there',
  evaluation: 'back',
};

/** The eight stages as an ant trail: on a wide screen it turns a corner, on a phone it runs down. */
export function What() {
  const { what } = usePage().words.helpDesk;
  return (
    <Section id="what" title={what.title} lead={what.lead}>
      <ol className={style.trail}>
        {helpDeskStages.map((stage) => {
          const way = walkers[stage];
          return (
            <li key={stage}>
              <div className={style.stop}>
                <Drawing of={stages[stage]} size={88} />
                {way && <Walker way={way} />}
              </div>
              <h3 className={classNames(size4, style.name)}>{what.stages[stage].name}</h3>
              <p className={`${muted} ${style.text}`}>{what.stages[stage].text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** An ant with a letter, on its way to the next stage: in the first row of the trail there, in the second one back. */
function Walker({ way }: { readonly way: 'there' | 'back' }) {
  return (
    <span className={style[way]}>
      <Picture width={140} height={160} size={80}>
        <Ant x={70} y={160} pose="lift" />
        <Envelope x={28} y={0} scale={1.4} tilt={-4} flap="mustard" paper="ice" />
      </Picture>
    </span>
  );
}
