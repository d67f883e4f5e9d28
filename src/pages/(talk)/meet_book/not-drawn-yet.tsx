import { MeetHero } from '#components/art/heroes/meet.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { usePage } from '#site/page.ts';

/** As the build draws it. The server draws the times for everybody who asks; this is what is left where it cannot. */
export function NotDrawnYet() {
  const { meetBook, meet } = usePage().words;
  return (
    <Notice picture={<MeetHero />} title={meetBook.title}>
      <p>{meetBook.built}</p>
      <Notice.Actions>
        <ButtonLink to="/meet" anchor="write">
          {meet.write}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}
