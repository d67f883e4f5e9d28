import { usePage } from '#platform/page/page.ts';
import { DesignHero } from '#ui/art/heroes/services.tsx';
import { columns, muted, stack } from '#ui/layout.ts';
import { semibold } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import { Entry } from '#ui/sections/split.tsx';
import style from './design.module.css';
import {
  DataDrawing,
  InterfaceDrawing,
  type Principle,
  PrincipleDrawing,
  ProcessDrawing,
  StageDrawing,
} from './design-drawings.tsx';
import { quoteAction, type ServiceOf } from './service.ts';

export const design: ServiceOf = ({ words }) => {
  const { title, description, headline, lead, next } = words.serviceDesign;
  return {
    title,
    description,
    hero: { title: headline, lead, picture: <DesignHero />, layout: 'strip', actions: [{ type: 'meeting' }] },
    sections: [Models, Stages, Principles],
    next: { ...next, tone: 'ice', actions: [{ type: 'meeting' }, quoteAction(next.quote)] },
  };
};

const stages = ['sketch', 'model', 'screen'] as const;

/** One screen on its way from pencil to software. */
function Stages() {
  const { stages: words } = usePage().words.serviceDesign;
  return (
    <Section id="stages" title={words.title} lead={words.lead}>
      <ol className={columns(6, { medium: 3 }, style.stages)}>
        {stages.map((stage) => (
          <li key={stage}>
            <StageDrawing stage={stage} />
            <Entry of={words.items[stage]} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const principles: readonly Principle[] = ['task', 'phone', 'everyone', 'same'];

/** The principles that every drawing is checked against. */
function Principles() {
  const { principles: words } = usePage().words.serviceDesign;
  return (
    <Section id="principles" title={words.title} lead={words.lead} tone="mustard">
      <ul className={style.principles}>
        {principles.map((id) => (
          <li key={id}>
            <PrincipleDrawing of={id} />
            <Entry of={words.items[id]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const models = [
  ['process', ProcessDrawing],
  ['data', DataDrawing],
  ['interface', InterfaceDrawing],
] as const;

/** The three models, each under its drawing. */
function Models() {
  const { models: words } = usePage().words.serviceDesign;
  return (
    <Section id="models" title={words.title} lead={words.lead} tone="card">
      <ul className={columns(0, { wide: 3 }, style.models)}>
        {models.map(([id, Drawing]) => {
          const { name, question, text, alt } = words.items[id];
          return (
            <li key={id}>
              <Drawing title={alt} />
              <div className={stack(2, style.words)}>
                <h3>{name}</h3>
                <p className={semibold}>{question}</p>
                <p className={muted}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
