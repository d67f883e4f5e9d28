import { productOf } from '#content/catalogue/products.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { usePage } from '#platform/page/page.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { CanoeHero } from '#ui/art/heroes/homes/canoe.tsx';
import { MarkTile } from '#ui/art/mark.tsx';
import type { Alternative } from '#ui/art/picture.tsx';
import { Banner, type BannerSlide } from '#ui/sections/banner.tsx';
import { Benefits } from '#ui/sections/benefits.tsx';
import { Deck } from '#ui/sections/deck.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { itemsWithFacts, withFacts } from '../company-facts.ts';
import { InCurrency } from '../in-currency.tsx';
import { CanadaContact } from './contact.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { canada } = words.home;
  return (
    <>
      <CanadaBanner />
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

/** Three slides, of which the second waits for its day: the quotations product has a site of its own. */
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

/** A quotation on its way to the customer. */
const rows = [
  'blank:f blank:f blank:f quarter1:mf',
  'blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f',
  'half2:bi blank:i blank:i half2:bi',
];

function QuotesHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <MarkTile of="proposals" x={75} y={40} size={250} />
      <Ant x={130} y={400} pose="lift" limbs="night" />
      <Ant x={280} y={400} pose="heave" limbs="night" />
    </Composition>
  );
}

/** Three quarters of a circle stand; the fourth, made to measure, is on its way. */
const lastPieceRows = [
  'blank:b blank:b blank:b blank:b',
  'quarter2:fb quarter3:sb blank:b blank:b',
  'quarter1:mb blank:b blank:b blank:b',
  'blank:x dots:vx blank:x stripes1:mx',
];

function LastPieceHero({ title }: Alternative) {
  return (
    <Composition rows={lastPieceRows} title={title}>
      <g transform="translate(222 138)rotate(9)">
        <path className={classOf('vermilion')} d="M0 0h100a100 100 0 0 1-100 100z" />
      </g>
      <Ant x={262} y={300} scale={0.92} faces="left" pose="lift" limbs="night" />
      <path className={classOf('night')} d="M200 60h2v40h-2zM0 60h2v40H0zM4 79h194v2H4z" />
      <Ant x={348} y={300} scale={0.6} faces="left" pose="stride" limbs="night" />
    </Composition>
  );
}
