import { usePage } from '#platform/page/page.ts';
import { DesignHero } from '#ui/art/heroes/services.tsx';
import { ButtonLink, MeetingButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import { FiveServices } from '../five-services.tsx';
import { DataDrawing, InterfaceDrawing, ProcessDrawing } from './model-drawings.tsx';
import style from './page.module.css';
import type { Principle } from './principle-drawing.tsx';
import { PrincipleDrawing } from './principle-drawing.tsx';
import { StageDrawing } from './stage-drawing.tsx';

export default function Page() {
  const { words } = usePage();
  const { serviceDesign } = words;
  return (
    <>
      <Hero
        title={serviceDesign.headline}
        lead={serviceDesign.lead}
        picture={<DesignHero />}
        layout="strip"
        actions={<MeetingButton size="large" />}
      />
      <Models />
      <Stages />
      <Principles />
      <FiveServices />
      <NextStep
        title={serviceDesign.next.title}
        text={serviceDesign.next.text}
        tone="ice"
        actions={
          <>
            <MeetingButton size="large" />
            <ButtonLink to="/support/quote" look="secondary" size="large">
              {serviceDesign.next.quote}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

const stages = ['sketch', 'model', 'screen'] as const;

/** One screen on its way from pencil to software. */
function Stages() {
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
      <ul className={style.models}>
        {models.map(([id, Drawing]) => {
          const { name, question, text, alt } = words.items[id];
          return (
            <li key={id}>
              <Drawing title={alt} />
              <div className={style.words}>
                <h3>{name}</h3>
                <p className={style.question}>{question}</p>
                <p className={style.text}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
