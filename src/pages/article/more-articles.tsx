import { articles } from '#content/catalogue/articles.ts';
import { usePage } from '#platform/page/page.ts';
import { Composition } from '#ui/art/composition.tsx';
import box from '#ui/box-link.module.css';
import { classNames } from '#ui/class-names.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './more-articles.module.css';

const pictures = {
  voluptas: ['petal:vi petal1:si', 'petal1:si petal:vi'],
  tempore: ['leaf:mf leaf1:vf', 'leaf1:vf leaf:mf'],
  rerum: ['fan:bs fan1:ms', 'fan3:ms fan2:bs'],
} as const;

export function MoreArticles() {
  const { article } = usePage().words;
  return (
    <Section id="more" title={article.more} lead={article.moreLead} tone="card">
      <ul className={style.articles}>
        {articles.others.map(({ id }) => (
          <li key={id}>
            <div className={style.picture}>
              <Composition rows={pictures[id]} />
            </div>
            <h3 lang="la">{article.others[id].title}</h3>
            <p lang="la">{article.others[id].text}</p>
            <SiteLink to="/article" className={classNames(style.link, box.boxLink)} aria-current="false">
              {article.read}
              <span className="visually-hidden" lang="la">
                {' '}
                {article.others[id].title}
              </span>
              <ArrowIcon />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
