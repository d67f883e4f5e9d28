import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { BulkEmailHero, TextMessageHero } from '#ui/art/heroes/bulk-messages.tsx';
import { Banner } from '#ui/sections/banner.tsx';

export function Opening() {
  const { words, language } = usePage();
  const { label, email, sms } = words.bulkEmail.banner;
  return (
    <Banner
      id="banner"
      label={label}
      indicators="squares"
      slides={[
        {
          id: 'email',
          title: email.title,
          subtitle: format(email.subtitle, language, { rate: bulkEmail.emailsPerMinute }),
          note: format(email.note, language, { free: bulkEmail.freeEmails }),
          picture: <BulkEmailHero />,
          buttons: [
            { type: 'anchor', anchor: 'calculator', text: email.calculate },
            { type: 'anchor', anchor: 'free', text: email.signUp, look: 'secondary' },
          ],
        },
        {
          id: 'sms',
          title: sms.title,
          subtitle: format(sms.subtitle, language, { maximum: bulkSms.campaignMaximum }),
          picture: <TextMessageHero />,
          buttons: [
            { to: '/products/sms', text: sms.discover },
            { type: 'contact', text: sms.contact, look: 'secondary' },
          ],
        },
      ]}
    />
  );
}
