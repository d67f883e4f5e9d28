import { Composition } from '#ui/art/composition.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Paragraphs } from '#ui/sections/prose.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { RelatedPages } from '../parts.tsx';
import { lookOf } from './look.tsx';
import style from './page.module.css';
import { DetailHero } from './sections/detail-hero.tsx';
import { Month } from './sections/month.tsx';
import { PackagePrice } from './sections/package-price.tsx';
import { useDetail } from './use-detail.ts';

/** Jobs of this size, by sector. They are examples, not customers. */
function Examples() {
  const { slug, own } = useDetail();
  const { examples: kind, tones } = lookOf[slug];
  const { title, items } = own.examples;
  return (
    <Section id="examples" title={title} tone={tones.examples ?? 'paper'} beside={kind === 'lines'}>
      {kind === 'cards' ? (
        <CardGrid>
          {items.map(({ name, text }) => (
            <Card key={name} mark={<TileIcon seed={`${slug} ${name}`} />} title={name} text={text} />
          ))}
        </CardGrid>
      ) : (
        <dl className={style.lines}>
          {items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

/** Before and after: as pairs, or as quotes. */
function Problems() {
  const { slug, own, shared } = useDetail();
  const { problems: kind, tones } = lookOf[slug];
  return (
    <Section id="problems" title={own.problems.title} tone={tones.problems ?? 'paper'}>
      <ul className={style[kind]}>
        {own.problems.items.map(({ today, after }) => (
          <li key={today}>
            <p className={style.today}>
              {kind === 'pairs' && <span className={style.label}>{shared.today}</span>}
              {today}
            </p>
            <ArrowIcon />
            <p className={style.after}>
              {kind === 'pairs' && <span className={style.label}>{shared.after}</span>}
              {after}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The deliverables: four tiles, or a list beside its title. */
function Delivers() {
  const { slug, own } = useDetail();
  const { delivers: kind, delivered, tones } = lookOf[slug];
  return (
    <Section id="delivers" title={own.delivers.title} tone={tones.delivers ?? 'paper'} beside={kind === 'list'}>
      <ul className={style[kind]}>
        {own.delivers.items.map(({ name, text }, index) => (
          <li key={name}>
            <div className={style.picture}>
              <Composition rows={[delivered[index] ?? '']} keep="left" />
            </div>
            <div>
              <h3 className={style.name}>{name}</h3>
              <p className={style.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the offering is, for a visitor who has never heard its name. */
function What() {
  const { slug, own } = useDetail();
  return (
    <Section id="what" title={own.what.title} tone={lookOf[slug].tones.what ?? 'paper'} beside>
      <Paragraphs of={own.what.text} />
    </Section>
  );
}

/** The drawing that explains the offering: a different kind on every page. */
function Drawing() {
  const { slug, own } = useDetail();
  const { drawing: Picture, tones } = lookOf[slug];
  return (
    <Section id="drawing" title={own.drawing.title} lead={own.drawing.lead} tone={tones.drawing ?? 'paper'}>
      <Picture />
    </Section>
  );
}

const sections = {
  what: What,
  drawing: Drawing,
  problems: Problems,
  delivers: Delivers,
  month: Month,
  price: PackagePrice,
  examples: Examples,
};

/** Five offerings, one screen: the sections, their order and their look are in `look.tsx`. */
export default function Page() {
  const { slug, own } = useDetail();
  const { order, closing } = lookOf[slug];
  return (
    <>
      <DetailHero />
      {order.map((name) => {
        const Part = sections[name];
        return <Part key={name} />;
      })}
      <Questions questions={own.questions} tone="card" />
      <Related />
      <NextStep title={own.next.title} text={own.next.text} tone={closing} />
    </>
  );
}

function Related() {
  const { slug, shared } = useDetail();
  return (
    <Section id="related" title={shared.related}>
      <RelatedPages pages={lookOf[slug].related} />
    </Section>
  );
}
