import { MessageForm } from '#components/forms/message-form.tsx';
import { Section } from '#components/sections/section.tsx';
import { usePage } from '#site/page.ts';

export function Write() {
  const { contact } = usePage().words.bulkEmail;
  return (
    <Section id="form" title={contact.form} lead={contact.formLead} tone="blush" beside>
      <MessageForm id="bulk-email-form" variant="contact" />
    </Section>
  );
}
