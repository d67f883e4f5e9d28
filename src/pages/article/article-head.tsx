import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { ArticleHero } from '#ui/art/heroes/article.tsx';
import { Badge } from '#ui/badge.tsx';
import { PageTrail } from '#ui/links/page-trail.tsx';
import style from './article-head.module.css';
import { minutesToRead } from './minutes-to-read.ts';

/** The text is Latin, and says so to whoever reads it aloud. */
export function ArticleHead() {
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
        <p className={style.lead} lang="la">
          {article.lead}
        </p>
        <p className={style.by}>
          <span>{format(article.by, language, { brand: brand.name })}</span>
          <span>{format(article.reading, language, { minutes: minutesToRead(article.body) })}</span>
        </p>
      </div>
      <div className={style.picture} data-share-picture="">
        <ArticleHero />
      </div>
    </header>
  );
}
