import { usePage } from '#platform/page/page.ts';
import artStyle from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { disc } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';
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

/** What every drawing is held against. */
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

/** The plan of an ant, with its measures, before there is an ant. */
const blue = Array.from({ length: 12 }, () => 'blank:s').join(' ');

const sheet = [
  ...Array.from({ length: 24 }, (_, index) => `M${50 * index} 0V300`),
  ...Array.from({ length: 6 }, (_, index) => `M0 ${50 * index}H1200`),
].join('');

const body = disc(500, 150, 62) + disc(594, 160, 38) + disc(684, 146, 53);
const legs = 'M580 194L530 214L510 250M594 198L568 224L578 250M606 196L638 224L624 250M616 190L676 210L696 250';
const antennae = 'M672 94Q672 56 698 42M700 98Q712 66 744 62';
/** How long and how high it will be. */
const measures = 'M438 276H737M438 264v24M737 264v24M400 42V250M388 42h24M388 250h24';
/** A pair of compasses, opened on a circle. */
const compasses = 'M1010 40L950 236M1010 40L1078 236M972 160H1050M1010 20v20';

function DesignHero({ title }: Alternative) {
  return (
    <Composition rows={[blue, blue, blue]} title={title}>
      <g className={classOf('ice')}>
        <path className={artStyle.lines} strokeWidth={1.5} opacity={0.4} d={sheet} />
        <path className={artStyle.lines} strokeWidth={4} strokeDasharray="1 12" d={disc(1010, 236, 60)} />
      </g>
      <g className={classOf('day')}>
        <path className={artStyle.lines} strokeWidth={6} d={body + legs + antennae} />
        <path className={artStyle.lines} strokeWidth={3} d={measures} />
        <path className={artStyle.lines} strokeWidth={9} d={compasses} />
        <path
          className={artStyle.lines}
          strokeWidth={4}
          d="M50 50h100v100h-100zM150 150a100 100 0 0 1-100-100M150 50h100v100"
        />
        <path className={artStyle.lines} strokeWidth={4} d="M50 150h100v100h-100zM150 250v-100a100 100 0 0 0-100 100" />
      </g>
      <g transform="translate(150 150)">
        <Tile shape="leaf" front="mustard" back="night" />
      </g>
      <g transform="translate(250 50)">
        <Tile shape="quarter" front="vermilion" back="blush" />
      </g>
      <path className={classOf('mustard')} d={disc(704, 138, 12) + disc(1010, 40, 16)} />
    </Composition>
  );
}
