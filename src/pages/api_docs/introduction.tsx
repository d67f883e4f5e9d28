import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { calls } from '#contracts/calls.ts';
import { usePage } from '#site/page.ts';
import { trailTo } from '#site/page-name.ts';
import { anchorOf } from './anchor.ts';
import style from './api-docs.module.css';

export function Introduction() {
  const page = usePage();
  const { apiDocs, shell } = page.words;
  return (
    <section>
      <Breadcrumb label={shell.breadcrumb} trail={trailTo(page)} />
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
