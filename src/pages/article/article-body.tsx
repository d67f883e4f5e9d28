import { usePage } from '#platform/page/page.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Prose } from '#ui/sections/prose.tsx';
import style from './article-body.module.css';

const figure = ['quarter:sm quarter1:vm half2:fm petal:bm ring:km', 'steps:vm petal1:sm circle:bm quarter3:fm fan:im'];

export function ArticleBody() {
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
          <figcaption>{body.caption}</figcaption>
        </figure>
        <h2>{body.endTitle}</h2>
        {body.end.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </div>
  );
}
