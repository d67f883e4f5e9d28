import { quickServicesFor } from '#content/catalogue/offers.ts';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { routeOf } from '#site/routes.ts';
import { TileIcon } from '#ui/art/tile-icon.tsx';
import { PriceRows } from '#ui/sections/price-rows.tsx';
import { Section } from '#ui/sections/section.tsx';

/** Jobs with one price, as a list: those for everyone and those for Colombia. */
export function QuickServices() {
  const { words, language, route } = usePage();
  const { colombia } = words.home;
  const rows = quickServicesFor(route.country, language).map(({ slug, page }) => ({
    to: page,
    mark: <TileIcon seed={page} />,
    title: pageName(routeOf(page), words),
    text: words.offers.quickServices[slug],
    price: quickServicePrice,
    unit: words.offers.once,
  }));
  return (
    <Section id="quick" title={colombia.quick} lead={colombia.quickLead}>
      <PriceRows rows={rows} />
    </Section>
  );
}
