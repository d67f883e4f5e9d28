import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { KeyboardHero } from '#ui/art/heroes/homes/keyboard.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import style from './hero.module.css';
import { Typed } from './typed.tsx';

/** The headline is typed, as it were, by the ants on the keyboard below. */
export function WelcomeHero() {
  const { words, language } = usePage();
  const { welcome } = words;
  const places = [
    ['products', welcome.navProducts],
    ['rocket', welcome.navRocket],
    ['methodology', welcome.navMethodology],
  ] as const;
  return (
    <Hero
      layout="strip"
      tone="mustard"
      title={<Typed text={welcome.headline} />}
      lead={format(welcome.lead, language, { years: company.landing.yearsOfExperience })}
      picture={<KeyboardHero />}
      actions={
        <>
          <ButtonLink to="/tryit" size="large">
            {welcome.try}
          </ButtonLink>
          <nav aria-label={welcome.nav} className={style.places}>
            {places.map(([anchor, name]) => (
              <a key={anchor} href={`#${anchor}`}>
                {name}
              </a>
            ))}
          </nav>
        </>
      }
    />
  );
}
