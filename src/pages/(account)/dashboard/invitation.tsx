import { PigeonholesHero } from '#components/art/heroes/pigeonholes.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { usePage } from '#site/page.ts';

/** What the build draws, which knows nobody. */
export function Invitation() {
  const { title, invite } = usePage().words.dashboard;
  return (
    <Notice picture={<PigeonholesHero />} title={title}>
      <p>{invite.text}</p>
      <Notice.Actions>
        <ButtonLink to="/login">{invite.signIn}</ButtonLink>
        <ButtonLink to="/support/registro" look="secondary">
          {invite.signUp}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}
