import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { faqData } from '#platform/page/structured-data.ts';
import { Composition } from '#ui/art/composition.tsx';
import { CodeHero } from '#ui/art/heroes/development.tsx';
import { classNames } from '#ui/class-names.ts';
import { columns, note, stack } from '#ui/layout.ts';
import { ButtonLink, ContactButton } from '#ui/links.tsx';
import { cardLook, semibold } from '#ui/look.ts';
import { Actions } from '#ui/sections/actions.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Entry, Split } from '#ui/sections/split.tsx';
import { Steps } from '#ui/sections/steps.tsx';
import { CodeSample } from '../../offer/sections/code-sample.tsx';
import { Checklist } from '../../offer/sections/items.tsx';
import { PricePanel } from '../../offer/sections/price.tsx';
import { RelatedPages } from '../../offer/sections/related-pages.tsx';
import style from './page.module.css';
import source from './sample/retry.ts?raw';

export default withHead(({ words }) => {
  const { title, description, questions } = words.code;
  return { title, description, data: [faqData(questions)] };
}, Page);

function Page() {
  const { words } = usePage();
  const { code } = words;
  return (
    <>
      <Hero
        layout="mirror"
        tone="sand"
        title={code.headline}
        lead={code.lead}
        picture={<CodeHero />}
        actions={<Actions of={[{ type: 'anchor', anchor: 'modules', text: code.seeModules }, { type: 'contact' }]} />}
      />
      <Modules />
      <Sample />
      <WhenItPays />
      <Licence />
      <Questions questions={code.questions} />
      <Section id="related" title={code.related}>
        <RelatedPages pages={['/development/api', '/service_support', '/products/suppmail']} />
      </Section>
      <NextStep title={code.nextTitle} text={code.nextText} tone="band" picture={<CodeHero />} />
    </>
  );
}

/** The source of a file that has its own tests: the code that is shown is the code that runs. */
function Sample() {
  const { sampleTitle, sampleLead, sampleCaption, sampleNotes } = usePage().words.code;
  return (
    <Section id="sample" title={sampleTitle} lead={sampleLead} tone="blush">
      <Split look="wider">
        <CodeSample id="sample-code" caption={sampleCaption} code={source.trim()} />
        <Checklist items={sampleNotes} />
      </Split>
    </Section>
  );
}

/** Both sides of the scales, with the same weight. */
function WhenItPays() {
  const { paysTitle, pays, paysItems, not, notItems } = usePage().words.code;
  return (
    <Section id="when" title={paysTitle}>
      <Split>
        <Checklist title={pays} items={paysItems} />
        <Checklist title={not} items={notItems} kind="excluded" />
      </Split>
    </Section>
  );
}

/** A brick a module: half of it is there, half of it is fitted in. */
const bricks = [
  'leaf:vb ring:xm',
  'circle:mx stripes:fi',
  'drop:si half:vb',
  'petal:fm dots:is',
  'steps:xm fan:vb',
  'bends:is arch:mf',
];

/** What is already written, and what is changed for the customer. */
function Modules() {
  const { modulesTitle, modulesLead, modules, ready, adapted } = usePage().words.code;
  return (
    <Section id="modules" title={modulesTitle} lead={modulesLead}>
      <ul className={columns(5, { medium: 2 }, style.wall)}>
        {modules.map((part, index) => (
          <li key={part.name} className={cardLook}>
            <div className={style.picture}>
              <Composition rows={[bricks[index] ?? '']} />
            </div>
            <h3>{part.name}</h3>
            <dl className={stack(1)}>
              <dt className={classNames(note, semibold)}>{ready}</dt>
              <dd>{part.ready}</dd>
              <dt className={classNames(note, semibold)}>{adapted}</dt>
              <dd>{part.adapted}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The licence of the code, how it is delivered and its price: three questions that one quote answers. */
function Licence() {
  const { words } = usePage();
  const { licenceTitle, licenceLead, licence, wayTitle, way, priceTitle, priceText, quote } = words.code;
  return (
    <>
      <Section id="licence" title={licenceTitle} lead={licenceLead} tone="ice">
        <ol className={columns(6, { wide: 3 }, style.answers)}>
          {licence.map((answer) => (
            <li key={answer.name}>
              <Entry of={answer} />
            </li>
          ))}
        </ol>
      </Section>
      <Section id="way" title={wayTitle} beside>
        <div className={style.way}>
          <Steps items={way} look="column" />
        </div>
        <PricePanel amount={priceTitle} text={priceText}>
          <ButtonLink to="/support/quote">{quote}</ButtonLink>
          <ContactButton look="secondary" />
        </PricePanel>
      </Section>
    </>
  );
}
