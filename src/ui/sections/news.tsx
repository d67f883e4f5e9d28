import { newsOf } from '#content/catalogue/news.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { CountryId } from '#site/countries.ts';
import { TileIcon } from '../art/tile.tsx';
import { Card, CardGrid } from '../card.tsx';
import { ArrowIcon } from '../icons.tsx';
import style from './news.module.css';
import { Section } from './section.tsx';

/** News of this site, each with a link to its page. */
export function News({ of, title, look = 'cards' }: { of: CountryId; title: string; look?: 'cards' | 'list' }) {
  const { words, language } = usePage();
  const items = newsOf(of).map((item) => ({
    id: item.id,
    title: item.title[language],
    text: item.text[language],
    href: href(item.page, language),
  }));
  if (look === 'list') {
    return (
      <Section id="news" title={title} beside>
        <ul className={style.list}>
          {items.map((item) => (
            <li key={item.id}>
              <a href={item.href}>
                <h3>{item.title}</h3>
                <ArrowIcon />
              </a>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <Section id="news" title={title}>
      <CardGrid>
        {items.map((item) => (
          <Card
            key={item.id}
            mark={<TileIcon seed={item.href} />}
            title={item.title}
            text={item.text}
            link={{ href: item.href, label: words.home.shared.readOn }}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
