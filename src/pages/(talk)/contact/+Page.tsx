import { ContactHero } from '#components/art/heroes/contact.tsx';
import { SupportLineHero } from '#components/art/heroes/support-line.tsx';
import { Banner } from '#components/sections/banner.tsx';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { whatsappChat } from '#site/whatsapp-chat.ts';
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
