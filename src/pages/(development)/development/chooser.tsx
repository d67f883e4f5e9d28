import { type Offering, packageHours } from '#content/catalogue/development.ts';
import { offeringsIn } from '#content/catalogue/offers.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { TileIcon } from '#ui/art/tile-icon.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Price } from '#ui/sections/price.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './chooser.module.css';

/** All eight offerings, found by what a visitor needs and not by what they are called. */
export function Chooser() {
  const { language, words } = usePage();
  const { chooserTitle, chooserLead } = words.development;
  return (
    <Section id="choose" title={chooserTitle} lead={chooserLead}>
      <ul className={style.list}>
        {offeringsIn(language).map((offering) => (
          <li key={offering.slug}>
            <Choice offering={offering} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Choice({ offering: { slug, page, price } }: { offering: Offering }) {
  const { language, words } = usePage();
  const { need, take, needs, plansOf } = words.development;
  const hasPlans = slug === 'custom' || slug === 'support';
  return (
    <>
      <p className={style.need}>
        <span className={style.label}>{need}</span> {needs[slug]}
      </p>
      <SiteLink to={page} className={style.take}>
        <TileIcon seed={page} size={56} />
        <span>
          <span className={style.label}>{take}</span>
          <span className={style.name}>{words.menu.development.items[slug].title}</span>
          <span className={style.price}>
            {price ? (
              <>
                <Price of={price} /> {format(words.offers.hoursPerMonth, language, { hours: packageHours })}
              </>
            ) : hasPlans ? (
              plansOf
            ) : (
              words.offers.quoted
            )}
          </span>
        </span>
        <ArrowIcon />
      </SiteLink>
    </>
  );
}
