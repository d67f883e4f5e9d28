import { company } from '#content/catalogue/company.ts';
import { productsIn } from '#content/catalogue/offers.ts';
import type { Prices } from '#content/catalogue/prices.ts';
import { usePage } from '#platform/page/page.ts';
import { currencies } from '#site/countries.ts';
import { Mark } from '#ui/art/mark.tsx';
import { SiteLink } from '#ui/links.tsx';
import { Price } from '#ui/sections/price.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import content from './content.module.css';
import style from './product-wall.module.css';

export function ProductWall() {
  const { words, language } = usePage();
  const products = productsIn(language);
  const price = lowest(products.map((product) => product.price));
  return (
    <>
      <p className={content.lead}>
        <WovenText
          text={words.pitch.products.text}
          values={{ days: company.trialDays }}
          elements={{
            price: (
              <strong className={style.price}>
                <Price of={price} />
              </strong>
            ),
          }}
        />
      </p>
      <ul className={style.wall}>
        {products.map(({ slug, name, page }) => (
          <li key={slug}>
            <SiteLink to={page}>
              <Mark of={slug} size={64} />
              <strong>{name}</strong>
              <span>{words.products[slug].kind}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The least that is asked for in each currency. */
export function lowest(prices: readonly Prices[]): Prices {
  const [first, ...others] = prices;
  if (!first) throw new Error('No price to choose from');
  const least = { ...first };
  for (const price of others)
    for (const currency of currencies) least[currency] = Math.min(least[currency], price[currency]);
  return least;
}
