import { company } from '#content/catalogue/company.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { ContactHero } from '#ui/art/heroes/contact.tsx';
import { SupportLineHero } from '#ui/art/heroes/support-line.tsx';
import { Banner } from '#ui/sections/banner.tsx';
import { CountryContacts } from './country-contacts.tsx';
import { OtherWays } from './other-ways.tsx';
import { Write } from './write.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { talk, support } = words.contact.slides;
  const minutes = company.meetingMinutes;
  return (
    <>
      <Banner
        id="contact-banner"
        label={words.contact.banner}
        slides={[
          {
            id: 'talk',
            title: talk.title,
            subtitle: talk.subtitle,
            picture: <ContactHero />,
            buttons: [
              { text: talk.contact, type: 'contact' },
              { text: format(talk.meeting, language, { minutes }), type: 'meeting', look: 'secondary' },
            ],
          },
          {
            id: 'support',
            title: support.title,
            subtitle: support.subtitle,
            picture: <SupportLineHero />,
            buttons: [
              { text: support.support, to: '/support' },
              {
                text: support.whatsapp,
                type: 'address',
                href: whatsappChat(),
                look: 'secondary',
              },
            ],
          },
        ]}
      />
      <Write />
      <CountryContacts />
      <OtherWays />
    </>
  );
}
