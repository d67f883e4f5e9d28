import { usePage } from '#platform/page/page.ts';
import { contactFormAnchor } from '#site/contact-dialog.ts';
import { Section } from '#ui/sections/section.tsx';
import { MessageForm } from '../../views/message-form.tsx';

export function Write() {
  const { contact } = usePage().words;
  return (
    <Section id={contactFormAnchor} title={contact.write} lead={contact.writeLead} tone="card" beside>
      <MessageForm id="contact-form" variant="contact" />
    </Section>
  );
}
