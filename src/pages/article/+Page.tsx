import { brand } from '#content/brand.ts';
import { articles } from '#content/catalogue/news.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Composition } from '#ui/art/composition.tsx';
import { ArticleHero } from '#ui/art/heroes/contact.tsx';
import { Badge } from '#ui/badge.tsx';
import box from '#ui/box-link.module.css';
import { classNames } from '#ui/class-names.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { columns, muted, note, row } from '#ui/layout.ts';
import { PageTrail, SiteLink } from '#ui/links.tsx';
import { semibold, target } from '#ui/look.ts';
import { Prose } from '#ui/sections/prose.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './page.module.css';

export default withHead(({ words }) => words.article, Page);

function Page() {
  return (
    <>
      <article>
        <ArticleHead />
        <ArticleBody />
      </article>
      <MoreArticles />
    </>
  );
}

const figure = ['quarter:sm quarter1:vm half2:fm petal:bm ring:km', 'steps:vm petal1:sm circle:bm quarter3:fm fan:im'];

function ArticleBody() {
  const { body } = usePage().words.article;
  return (
    <div className={style.body} lang="la">
      <Prose>
        {body.opening.map((paragraph) => (
          <p key={paragraph} className={style.opening}>
            {paragraph}
          </p>
        ))}
        <blockquote className={style.quote}>
          <p>{body.quote}</p>
        </blockquote>
        <h2>{body.middleTitle}</h2>
        {body.middle.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul>
          {body.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <figure className={style.figure}>
          <Composition rows={figure} />
          <figcaption className={note}>{body.caption}</figcaption>
        </figure>
        <h2>{body.endTitle}</h2>
        {body.end.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </div>
  );
}

const pictures = {
  voluptas: ['petal:vi petal1:si', 'petal1:si petal:vi'],
  tempore: ['leaf:mf leaf1:vf', 'leaf1:vf leaf:mf'],
  rerum: ['fan:bs fan1:ms', 'fan3:ms fan2:bs'],
} as const;

function MoreArticles() {
  const { article } = usePage().words;
  return (
    <Section id="more" title={article.more} lead={article.moreLead} tone="card">
      <ul className={columns(0, { medium: 3 }, style.articles)}>
        {articles.others.map(({ id }) => (
          <li key={id}>
            <div className={style.picture}>
              <Composition rows={pictures[id]} />
            </div>
            <h3 lang="la">{article.others[id].title}</h3>
            <p className={muted} lang="la">
              {article.others[id].text}
            </p>
            <SiteLink
              to="/article"
              className={classNames(target, semibold, style.link, box.boxLink)}
              aria-current="false"
            >
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

/** The text is Latin, and is marked so for screen readers. */
function ArticleHead() {
  const { words, language } = usePage();
  const { article } = words;
  return (
    <header className={style.head}>
      <div className={style.words}>
        <PageTrail />
        <p className={style.meta}>
          <Badge tone="highlight">{article.sample}</Badge>
        </p>
        <h1 lang="la">{article.headline}</h1>
        <p className={`${muted} ${style.lead}`} lang="la">
          {article.lead}
        </p>
        <p className={row(0, style.by)}>
          <span>{format(article.by, language, { brand: brand.name })}</span>{' '}
          <span>{format(article.reading, language, { minutes: minutesToRead(article.body) })}</span>
        </p>
      </div>
      <div className={style.articleHeadPicture} {...dataProps({ 'share-picture': '' })}>
        <ArticleHero />
      </div>
    </header>
  );
}

/** Of all texts in a group of words, rounded up. */
function minutesToRead(words: unknown): number {
  return Math.max(1, Math.ceil(countWords(words) / articles.article.wordsPerMinute));
}

function countWords(words: unknown): number {
  if (typeof words === 'string') return words.split(/\s+/).length;
  return Object.values(Object(words)).reduce<number>((sum, part) => sum + countWords(part), 0);
}
