import { usePage } from '#platform/page/page.ts';
import style from './legal-contents.module.css';

interface Props {
  readonly clauses: readonly { readonly id: string; readonly title: string }[];
}

/** Every clause with its number; beside the text where there is room, and then always in sight. */
export function LegalContents({ clauses }: Props) {
  const { words } = usePage();
  return (
    <nav className={style.contents} aria-labelledby="legal-contents">
      <p id="legal-contents" className={style.title}>
        {words.legal.contents}
      </p>
      <ol>
        {clauses.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
