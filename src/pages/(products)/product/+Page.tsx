import { usePage } from '#platform/page/page.ts';
import { NextStep } from '#ui/sections/next-step.tsx';
import { layouts } from './plans/layouts.ts';
import { ProductHero } from './product-hero.tsx';
import { productOn } from './product-page.ts';
import { sections } from './rooms/sections.ts';

/** One screen for eleven products: its plan says what each one looks like and in which order it tells its story. */
export default function Page() {
  const page = usePage();
  const product = productOn(page);
  const text = page.words.productPages[product.slug];
  const { order, end } = layouts[product.slug];
  return (
    <>
      <ProductHero product={product} />
      {order.map(([name, tone = 'paper']) => {
        const Room = sections[name];
        return <Room key={name} product={product} text={text} tone={tone} />;
      })}
      <NextStep {...text.next} tone={end} />
    </>
  );
}
