import { BulkEmailHero } from '#components/art/heroes/bulk-email.tsx';
import { TextMessageHero } from '#components/art/heroes/text-message.tsx';
import { Banner } from '#components/sections/banner.tsx';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';

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
