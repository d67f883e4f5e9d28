import type { ComponentProps } from 'react';
import { usePage } from '#platform/page/page.ts';
import { contactDialogId, contactFormAnchor } from '#site/contact-dialog.ts';
import { ButtonLink } from './button-link.tsx';

type Look = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'anchor' | 'opens'>;

/** "Talk to us", unless it says something else: opens the form above the page, or leads to where it stands in a page. */
export function ContactButton({ children, ...look }: Look) {
  const { words } = usePage();
  return (
    <ButtonLink to="/contact" anchor={contactFormAnchor} opens={contactDialogId} {...look}>
      {children ?? words.sections.contact}
    </ButtonLink>
  );
}
