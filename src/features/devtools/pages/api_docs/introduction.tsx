import { usePage } from '#platform/page/page.ts';
import { PageTrail } from '#ui/links/page-trail.tsx';
import { calls } from '../../calls.ts';
import { anchorOf } from './anchor.ts';
import style from './api-docs.module.css';

export function Introduction() {
  const { apiDocs } = usePage().words;
  return (
    <section>
      <PageTrail />
      <h1 className={style.title}>{apiDocs.headline}</h1>
      <p className={style.lead}>{apiDocs.lead}</p>
      <p>
        <a href="/api/docs.json">{apiDocs.openApi}</a>
      </p>
      <nav aria-label={apiDocs.contents}>
        <ul className={style.contents}>
          {calls.map((call) => (
            <li key={call.path}>
              <a href={`#${anchorOf(call)}`}>
                <code>{call.path}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
