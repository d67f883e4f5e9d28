import { Drawing } from '#components/art/drawing.tsx';
import { ways as drawings } from '#components/art/support/ways.ts';
import { Section } from '#components/sections/section.tsx';
import { Card, CardGrid } from '#components/ui/card.tsx';
import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { href } from '#site/address.ts';
import { formatPhone } from '#site/format-phone.ts';
import { meetingDialogId } from '#site/meetings/meeting-dialog.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { whatsappChat } from '#site/whatsapp-chat.ts';

const pages = [
  ['quote', '/support/quote'],
  ['register', '/support/registro'],
  ['contact', '/contact'],
  ['meet', '/meet/book'],
] as const;

/** For those who want something else than support: four pages, a number and an address. */
export function Ways() {
  const { words, language } = usePage();
  const { title, lead, items } = words.support.ways;
  return (
    <Section id="ways" title={title} lead={lead}>
      <CardGrid>
        {pages.map(([way, path]) => (
          <Card
            key={way}
            mark={<Drawing of={drawings[way]} size={72} />}
            title={items[way].title}
            text={format(items[way].text, language, { minutes: company.meetingMinutes })}
            link={{
              href: href(path, language),
              label: items[way].go,
              opens: path === '/meet/book' ? meetingDialogId : undefined,
            }}
          />
        ))}
        <Card
          mark={<Drawing of={drawings.whatsapp} size={72} />}
          title={items.whatsapp.title}
          text={items.whatsapp.text}
          link={{
            href: whatsappChat(words.shell.help.whatsappText),
            label: formatPhone(brand.whatsapp),
            newTab: words.shell.newTab,
          }}
        />
        <Card
          mark={<Drawing of={drawings.email} size={72} />}
          title={items.email.title}
          text={items.email.text}
          link={{ href: `mailto:${brand.email.support}`, label: brand.email.support }}
        />
      </CardGrid>
    </Section>
  );
}
