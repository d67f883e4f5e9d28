import { RelatedPages } from '#components/development/related-pages.tsx';
import { Section } from '#components/sections/section.tsx';
import { quickServicesFor } from '#content/catalogue/offers.ts';
import { usePage } from '#site/page.ts';
import { lookOf } from '../look.tsx';
import { useService } from '../use-service.ts';

/**
 * What goes on from here, and the other quick services. The Colombian one is listed for Colombia alone, and on its
 * own page visitors from elsewhere have already been shown what helps them.
 */
export function Others() {
  const { language, route } = usePage();
  const { slug, shared, location } = useService();
  const others = quickServicesFor(route.country, language).filter((other) => other.slug !== slug);
  const related = (
    <Section id="related" title={shared.products}>
      <RelatedPages pages={lookOf[slug].related} />
    </Section>
  );
  return (
    <>
      {location === 'colombia' ? <div data-when-country="co">{related}</div> : related}
      <Section id="others" title={shared.others} lead={shared.othersLead}>
        <RelatedPages pages={others.map(({ page }) => page)} />
      </Section>
    </>
  );
}
