import { ConstructionHero } from '#components/art/heroes/construction.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { pageName } from '#site/page-name.ts';

/** Stands in for every page of the registry that is still being built. */
export default function Page() {
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
