import { ArticleHero } from '#components/art/heroes/article.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { brand } from '#content/brand.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { trailTo } from '#site/page-name.ts';
import style from './article-head.module.css';
import { minutesToRead } from './minutes-to-read.ts';

/** The text is Latin, and says so to whoever reads it aloud. */
export function ArticleHead() {
  const page = usePage();
  const { words, language } = page;
  const { article } = words;
  return (
    <header className={style.head}>
      <div className={style.words}>
        <Breadcrumb label={words.shell.breadcrumb} trail={trailTo(page)} />
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
