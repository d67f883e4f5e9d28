import { productOf } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Mark } from '#ui/art/mark.tsx';
import { classNames } from '#ui/class-names.ts';
import { line, muted, stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import { surface } from '#ui/sections/section.tsx';
import { productLooks } from '../offer/products.tsx';
import style from './at-work.module.css';

/** A screen of a product, right after the first one of a home: what is sold is seen before it is read about. */
export function AtWork({ of }: { readonly of: keyof typeof productLooks }) {
  const { words, language } = usePage();
  const { shared } = words.home;
  const { name: product, page } = productOf(of);
  const { drawing: Screen } = productLooks[of];
  return (
    <section
      id="at-work"
      className={classNames(stack(4, style.section), surface('sand').className)}
      aria-labelledby="at-work-title"
    >
      <header className={line(4)}>
        <Mark of={of} size={56} />
        <div>
          <h2 id="at-work-title">{format(shared.atWork, language, { product })}</h2>
          <p className={muted}>{words.productPages[of].diagram.lead}</p>
        </div>
      </header>
      <Screen />
      <div>
        <ButtonLink to={page} look="secondary">
          {format(shared.moreAbout, language, { product })}
        </ButtonLink>
      </div>
    </section>
  );
}
