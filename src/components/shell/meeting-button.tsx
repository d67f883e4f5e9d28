import type { ComponentProps } from 'react';
import { meetingDialogOn } from '#site/meetings/meeting-dialog.ts';
import { usePage } from '#site/page.ts';
import { ButtonLink } from './button-link.tsx';

/** Opens the free times above the page; without JavaScript it leads to the page that has them. */
export function MeetingButton(look: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'anchor' | 'opens'>) {
  return <ButtonLink to="/meet/book" opens={meetingDialogOn(usePage())} {...look} />;
}
