import { brand } from '#content/brand.ts';
import { legal } from '#content/catalogue/legal.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { routeOf } from '#site/routes.ts';
import { Link } from '#ui/link.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import type { WovenIn } from '../legal-clauses.tsx';
import { MailLink } from '../mail-link.tsx';

/** The switches are called what the toolbar calls them. */
export function useStatementValues(): WovenIn {
  const { words } = usePage();
  const { open, inverted, highlight, greyscale, largeFont } = words.shell.accessibility;
  const { guidelines, testedOn } = legal.accessibility;
  return {
    values: { brand: brand.name, open, inverted, highlight, greyscale, largeFont, testedOn },
    elements: {
      site: <a href="/">{new URL(brand.siteUrl).host}</a>,
      guidelines: (
        <Link href={guidelines} newTab={words.shell.newTab}>
          WCAG 2.2
        </Link>
      ),
      contactLink: <SiteLink to="/contact">{pageName(routeOf('/contact'), words)}</SiteLink>,
      supportEmail: <MailLink to={brand.email.support} />,
    },
  };
}
