import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { href } from '#site/address.ts';
import { routeOf } from '#site/routes.ts';
import { Tabs } from '#ui/tabs.tsx';
import { type LegalKind, legalPaths } from './legal-kinds.ts';

/** From one of the three legal texts to the others. */
export function LegalTabs({ kind }: { readonly kind: LegalKind }) {
  const { words, language } = usePage();
  const tabs = Object.values(legalPaths).map((path) => ({
    href: href(path, language),
    label: pageName(routeOf(path), words),
  }));
  return <Tabs label={words.legal.tabs} tabs={tabs} current={href(legalPaths[kind], language)} />;
}
