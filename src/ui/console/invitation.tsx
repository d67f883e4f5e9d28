import { usePage } from '#platform/page/page.ts';
import { PigeonholesHero } from '../art/heroes/pigeonholes.tsx';
import { ButtonLink } from '../links/button-link.tsx';
import { Notice } from '../sections/notice.tsx';

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
