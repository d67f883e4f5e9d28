import type { ComponentProps } from 'react';
import { usePage } from '#platform/page/page.ts';
import { meetingDialogOn } from '#site/meeting-dialog.ts';
import { ButtonLink } from './button-link.tsx';

type Look = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'anchor' | 'opens'>;

/** "Book a meeting", unless it says something else: opens the free times above the page, or leads to their page. */
export function MeetingButton({ children, ...look }: Look) {
  const page = usePage();
  return (
    <ButtonLink to="/meet/book" opens={meetingDialogOn(page)} {...look}>
      {children ?? page.words.sections.meeting}
    </ButtonLink>
  );
}
