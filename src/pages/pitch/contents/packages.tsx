import { offeringsIn } from '#content/catalogue/offers.ts';
import { usePage } from '#platform/page/page.ts';
import { SiteLink } from '#ui/links.tsx';
import { Price } from '#ui/sections/price.tsx';
import content from './content.module.css';
import style from './packages.module.css';

export function Packages() {
  const { words, language } = usePage();
  const { development } = words.pitch;
  return (
    <>
      <ul className={style.packages}>
        {offeringsIn(language).map(
          ({ slug, page, price }) =>
            price && (
              <li key={slug}>
                <SiteLink to={page}>{words.menu.development.items[slug].title}</SiteLink>
                <span>
                  <strong>
                    <Price of={price} />
                  </strong>{' '}
                  {development.unit}
                </span>
              </li>
            ),
        )}
      </ul>
      <p className={content.after}>
        <SiteLink to="/service_developing" anchor="Price">
          {development.more}
        </SiteLink>
      </p>
    </>
  );
}
