import { ArticleBody } from './article-body.tsx';
import { ArticleHead } from './article-head.tsx';
import { MoreArticles } from './more-articles.tsx';

export default function Page() {
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
