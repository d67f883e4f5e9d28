import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { lookOf } from './look.tsx';
import { Delivers } from './sections/delivers.tsx';
import { DetailHero } from './sections/detail-hero.tsx';
import { Drawing } from './sections/drawing.tsx';
import { Examples } from './sections/examples.tsx';
import { Month } from './sections/month.tsx';
import { PackagePrice } from './sections/package-price.tsx';
import { Problems } from './sections/problems.tsx';
import { Related } from './sections/related.tsx';
import { What } from './sections/what.tsx';
import { useDetail } from './use-detail.ts';

const sections = {
  what: What,
  drawing: Drawing,
  problems: Problems,
  delivers: Delivers,
  month: Month,
  price: PackagePrice,
  examples: Examples,
};

/** Five offerings, one screen: which sections, in which order and how they look is in `look.tsx`. */
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
