import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { formatPhone } from '#site/format-phone.ts';
import { meetingDialogId } from '#site/meeting-dialog.ts';
import { format } from '#site/message.ts';
import { Drawing } from '#ui/art/drawing.tsx';
import { ways as drawings } from '#ui/art/support/ways.ts';
import { Card, CardGrid } from '#ui/card.tsx';
import { Section } from '#ui/sections/section.tsx';

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
