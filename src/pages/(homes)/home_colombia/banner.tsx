import { company } from '#content/catalogue/company.ts';
import { offerings, packageHours } from '#content/catalogue/development.ts';
import type { Prices } from '#content/catalogue/prices.ts';
import { products } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { BarsHero } from '#ui/art/heroes/homes/bars.tsx';
import { ChatbotsHero } from '#ui/art/heroes/homes/chatbots.tsx';
import { PipesHero } from '#ui/art/heroes/homes/pipes.tsx';
import { RequestsHero } from '#ui/art/heroes/homes/requests.tsx';
import { RobotHero } from '#ui/art/heroes/homes/robot.tsx';
import { Banner, type BannerSlide } from '#ui/sections/banner.tsx';
import { ByCurrency } from '#ui/sections/by-currency.tsx';

interface Priced {
  readonly slug: string;
  readonly price?: Prices | undefined;
}

/** Five slides, each about one thing that companies in Colombia ask for, with its price. */
export function ColombiaBanner() {
  const { words, language } = usePage();
  const { shared, colombia } = words.home;
  const { slides } = colombia;
  const priced = (list: readonly Priced[], slug: string, say: (price: string) => string) => {
    const price = list.find((entry) => entry.slug === slug)?.price;
    if (!price) throw new Error(`The catalogue has no price for ${slug}`);
    return (
      <ByCurrency>{(currency) => say(formatMoney({ minor: price[currency] * 100, currency }, language))}</ByCurrency>
    );
  };
  const monthly = (slug: string) =>
    priced(products, slug, (price) => format(shared.perMonth, language, { price, days: company.trialDays }));
  const hourly = (slug: string) =>
    priced(offerings, slug, (price) => format(shared.perPackage, language, { price, hours: packageHours }));

  const shown: readonly BannerSlide[] = [
    {
      id: 'chatbots',
      ...slides.chatbots,
      note: monthly('wabot'),
      picture: <ChatbotsHero />,
      buttons: [{ type: 'anchor', anchor: 'products', text: slides.chatbots.button }],
    },
    {
      id: 'pqrs',
      ...slides.pqrs,
      note: monthly('suppmail'),
      picture: <RequestsHero />,
      buttons: [{ to: '/products/suppmail', text: slides.pqrs.button }],
    },
    {
      id: 'bots',
      ...slides.bots,
      note: hourly('bots'),
      picture: <RobotHero />,
      buttons: [{ to: '/development/bots', text: slides.bots.button }],
    },
    {
      id: 'api',
      ...slides.api,
      note: hourly('api'),
      picture: <PipesHero />,
      buttons: [{ to: '/development/api', text: slides.api.button }],
    },
    {
      id: 'dashboards',
      ...slides.dashboards,
      note: hourly('dashboards'),
      picture: <BarsHero />,
      buttons: [{ to: '/development/dashboards', text: slides.dashboards.button }],
    },
  ];
  return <Banner id="banner" label={colombia.banner} slides={shown} />;
}
