import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';

export function Write() {
  const { contact } = usePage().words.bulkEmail;
  return (
    <Section id="form" title={contact.form} lead={contact.formLead} tone="blush" beside>
      <MessageForm id="bulk-email-form" variant="contact" />
    </Section>
  );
}
