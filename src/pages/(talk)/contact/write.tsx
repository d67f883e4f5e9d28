import { MessageForm } from '#components/forms/message-form.tsx';
import { Section } from '#components/sections/section.tsx';
import { contactFormAnchor } from '#site/contact-dialog.ts';
import { usePage } from '#site/page.ts';

export function Write() {
  const { contact } = usePage().words;
  return (
    <Section id={contactFormAnchor} title={contact.write} lead={contact.writeLead} tone="card" beside>
      <MessageForm id="contact-form" variant="contact" />
    </Section>
  );
}
