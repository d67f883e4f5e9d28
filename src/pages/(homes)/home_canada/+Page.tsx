import { productOf } from '#content/catalogue/products.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { Composition } from '#ui/art/composition.tsx';
import { CanoeHero, LastPieceHero, QuotesHero } from '#ui/art/heroes/homes.tsx';
import { Banner, type BannerSlide } from '#ui/sections/banner.tsx';
import { Benefits } from '#ui/sections/benefits.tsx';
import { Deck } from '#ui/sections/deck.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { AtWork } from '../at-work.tsx';
import { InCurrency, itemsWithFacts, withFacts } from '../company-facts.tsx';
import { CanadaContact } from './contact.tsx';

export default withHead(({ words }) => ({ ...words.home.canada, data: [organizationData()] }), Page);

function Page() {
  const { words, language } = usePage();
  const { canada } = words.home;
  return (
    <>
      <CanadaBanner />
      <AtWork of="gogoals" />
      <CanadaDeck />
      <Benefits
        look="ticks"
        tone="card"
        title={canada.benefits}
        items={itemsWithFacts(canada.benefitItems, language)}
      />
      <Offers
        id="products"
        alone="products"
        look="rows"
        title={<InCurrency text={canada.products} />}
        lead={withFacts(canada.productsLead, language)}
      />
      <CanadaContact />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}

/** The four ways to work with the company, each with a picture of three by two tiles. */
function CanadaDeck() {
  const { canada } = usePage().words.home;
  const { cards } = canada;
  return (
    <Deck
      id="ways"
      title={canada.deck}
      cards={[
        {
          to: '/products',
          ...cards.products,
          picture: <Composition rows={['half:si half:si drop2:vb', 'half2:si circle:mf quarter:vb']} />,
        },
        {
          to: '/development',
          ...cards.development,
          picture: <Composition rows={['steps:fm petal:bv steps:fm', 'leaf:is steps:fm ring:xm']} />,
        },
        {
          to: '/development/data_analytics',
          ...cards.analytics,
          picture: <Composition rows={['stripes1:sw half1:vm fan3:sw', 'stripes1:sw stripes1:vb stripes1:xm']} />,
        },
        {
          to: '/code',
          ...cards.code,
          picture: <Composition rows={['bends:mx dots:vx bends1:mx', 'bend2:mx road:mx bend:mx']} />,
        },
      ]}
    />
  );
}

/** Three slides, of which the second is not shown yet: the quotations product has its own site. */
function CanadaBanner() {
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
