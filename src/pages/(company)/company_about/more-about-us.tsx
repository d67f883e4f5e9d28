import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { TileIcon } from '#ui/art/tile-icon.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { Section } from '#ui/sections/section.tsx';

const pages = [
  ['history', '/company_history'],
  ['methodology', '/company_methodology'],
  ['team', '/company_team'],
  ['clients', '/company_clients'],
  ['investors', '/company_investors'],
  ['work', '/company_work'],
] as const;

/** The other pages about the company. */
export function MoreAboutUs() {
  const { words, language } = usePage();
  const { more } = words.companyAbout;
  return (
    <Section id="more" title={more.title} tone="ice">
      <CardGrid>
        {pages.map(([id, page]) => {
          const { title, description } = words.menu.more.items[id];
          return (
            <Card
              key={id}
              mark={<TileIcon seed={page} />}
              title={title}
              text={description}
              link={{ href: href(page, language), label: more.read }}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}
