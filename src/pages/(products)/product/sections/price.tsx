import { company } from '#content/catalogue/company.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ContactButton } from '#ui/links.tsx';
import { Price } from '#ui/sections/price.tsx';
import { Section } from '#ui/sections/section.tsx';
import { SignUp } from '#ui/sections/sign-up.tsx';
import type { SectionProps } from '../product-page.ts';
import style from './price.module.css';

/** The most important panel of the page. */
export function PricePanel({ product, tone }: SectionProps) {
  const { words } = usePage();
  return (
    <Section id="price" title={words.product.priceTitle} lead={words.product.priceText} tone={tone} beside>
      <div className={style.panel}>
        <Amount product={product} />
        <Included />
        <Actions product={product} />
      </div>
    </Section>
  );
}

/** A question, a figure and the answer to "how do I begin", across the page. */
export function PriceStrip({ product, tone }: SectionProps) {
  const { words, language } = usePage();
  return (
    <Section
      id="price"
      title={format(words.product.priceAsk, language, { product: product.name })}
      lead={words.product.priceText}
      tone={tone}
    >
      <div className={style.strip}>
        <Amount product={product} />
        <Included />
        <Actions product={product} />
      </div>
    </Section>
  );
}

function Amount({ product }: Pick<SectionProps, 'product'>) {
  const { words } = usePage();
  return (
    <p className={style.amount}>
      <strong>
        <Price of={product.price} />
      </strong>{' '}
      {words.product.perMonth}
    </p>
  );
}

function Included() {
  const { words, language } = usePage();
  return (
    <ul className={style.included}>
      {words.product.included.map((line) => (
        <li key={line}>
          <CheckIcon />
          {format(line, language, { days: company.trialDays })}
        </li>
      ))}
    </ul>
  );
}

function Actions({ product }: Pick<SectionProps, 'product'>) {
  const { words } = usePage();
  return (
    <div className={style.actions}>
      <SignUp product={product}>{words.product.signUp}</SignUp>
      <ContactButton look="secondary" />
      <AddToQuote item={quotableOf('product', product.slug)} />
    </div>
  );
}
