import { productOf } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import { CanoeHero } from '#ui/art/heroes/homes/canoe.tsx';
import { LastPieceHero } from '#ui/art/heroes/homes/last-piece.tsx';
import { QuotesHero } from '#ui/art/heroes/homes/quotes.tsx';
import { Banner, type BannerSlide } from '#ui/sections/banner.tsx';
import { withFacts } from '../company-facts.ts';
import { InCurrency } from '../in-currency.tsx';

/** Three slides, of which the second waits for its day: the quotations product has a site of its own. */
export function CanadaBanner() {
  const { words, language } = usePage();
  const { banner, slides } = words.home.canada;
  const { signUp, signIn } = productOf('proposals');
  const all: readonly BannerSlide[] = [
    {
      id: 'cloud',
      title: slides.cloud.title,
      subtitle: <InCurrency text={slides.cloud.subtitle} />,
      picture: <CanoeHero />,
      buttons: [
        { type: 'anchor', anchor: 'products', text: slides.cloud.button },
        { to: '/tryit', text: slides.cloud.try, look: 'secondary' },
      ],
    },
    {
      id: 'proposals',
      title: slides.proposals.title,
      subtitle: slides.proposals.subtitle,
      picture: <QuotesHero />,
      show: false,
      buttons: [
        { type: 'address', href: signUp, text: slides.proposals.signUp },
        { type: 'address', href: signIn, text: slides.proposals.logIn, look: 'secondary' },
      ],
    },
    {
      id: 'custom',
      title: slides.custom.title,
      subtitle: withFacts(slides.custom.subtitle, language),
      picture: <LastPieceHero />,
      buttons: [
        { to: '/development', text: slides.custom.button },
        { type: 'meeting', text: slides.custom.meeting, look: 'secondary' },
      ],
    },
  ];
  return <Banner id="banner" label={banner} slides={all} indicators="dots" tone="ice" />;
}
