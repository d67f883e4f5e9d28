import { brand, whatsappChat } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { meetingDialogId } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { Drawing } from '#ui/art/drawing.tsx';
import type { MarkDrawing } from '#ui/art/marks/layers.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Card, CardGrid } from '#ui/card.tsx';
import { Section } from '#ui/sections/section.tsx';

const pages = [
  ['quote', '/support/quote'],
  ['register', '/support/registro'],
  ['contact', '/contact'],
  ['meet', '/meet/book'],
] as const;

/** For visitors who need something other than support: four pages, a phone number and an address. */
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

/** The icons of the ways to contact the company. */
const drawings = {
  quote: {
    ground: 'mustard',
    layers: [
      ['day', 'M12 7h17l7 7v27H12z'],
      ['sand', 'M29 7l7 7h-7z'],
      ['night', `${box(16, 18, 12, 3)}${box(16, 24, 16, 3)}`],
      ['vermilion', disc(30, 34, 6)],
    ],
  },
  register: {
    ground: 'forest',
    layers: [
      ['blush', disc(20, 18, 8)],
      ['mustard', 'M6 41a14 13 0 0 1 28 0z'],
      ['day', 'M34 12h4v5h5v4h-5v5h-4v-5h-5v-4h5z'],
    ],
  },
  contact: {
    ground: 'blush',
    layers: [
      ['sky', disc(24, 24, 16)],
      ['ice', 'M24 8a16 16 0 0 0 0 32a26 26 0 0 1 0-32zM24 8a26 26 0 0 1 0 32a16 16 0 0 0 0-32z'],
      ['night', box(8, 22.5, 32, 3)],
      ['vermilion', 'M28 14a6 6 0 0 1 12 0q0 5-6 11q-6-6-6-11z'],
    ],
  },
  meet: {
    ground: 'vermilion',
    layers: [
      ['day', rounded(8, 11, 32, 29, 4)],
      ['night', `M12 11h24a4 4 0 0 1 4 4v4H8v-4a4 4 0 0 1 4-4z${box(15, 6, 4, 8)}${box(29, 6, 4, 8)}`],
      ['sand', `${box(13, 23, 6, 6)}${box(21, 23, 6, 6)}${box(13, 31, 6, 6)}${box(29, 31, 6, 6)}${box(29, 23, 6, 6)}`],
      ['mustard', box(21, 31, 6, 6)],
    ],
  },
  whatsapp: {
    ground: 'ice',
    layers: [
      ['forest', `${disc(25, 22, 16)}M10 29l10 9-12 3z`],
      ['day', 'M17 15l5-2 3 6-3 3a12 12 0 0 0 6 6l3-3 6 3-3 6a19 19 0 0 1-17-19z'],
    ],
  },
  email: {
    ground: 'sky',
    layers: [
      ['day', box(8, 14, 32, 22)],
      ['ice', 'M8 14h32L24 28z'],
      ['mustard', disc(38, 13, 5)],
    ],
  },
} satisfies Record<string, MarkDrawing>;
