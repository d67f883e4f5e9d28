import { usePage } from '#platform/page/page.ts';
import { MeetHero } from '#ui/art/heroes/meet.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Notice } from '#ui/sections/notice.tsx';

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
