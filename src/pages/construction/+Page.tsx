import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { format } from '#site/message.ts';
import { ConstructionHero } from '#ui/art/heroes/start.tsx';
import { ButtonLink, ContactButton } from '#ui/links.tsx';
import { Notice } from '#ui/sections/notice.tsx';

export default withHead(
  ({ words, route }) => ({
    title: pageName(route, words),
    description: words.construction.description,
  }),
  Page,
);

/** The page for every route of the registry that is under construction. */
function Page() {
  const { words, language, route } = usePage();
  const { construction } = words;
  const named = route.sameAs !== '/construction' && route.path !== '/construction';
  return (
    <Notice picture={<ConstructionHero />} title={construction.headline}>
      {named && <p>{format(construction.subject, language, { page: pageName(route, words) })}</p>}
      <p>{construction.text}</p>
      <Notice.Actions>
        <ButtonLink to="/">{construction.goHome}</ButtonLink>
        <ContactButton look="secondary">{construction.ask}</ContactButton>
      </Notice.Actions>
    </Notice>
  );
}
