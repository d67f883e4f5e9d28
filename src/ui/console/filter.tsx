import style from './filter.module.css';

interface Choice {
  readonly href: string;
  readonly label: string;
  readonly count?: string;
  readonly isCurrent: boolean;
}

/** Shows more or less of a view: links, each to the view with that choice made. */
export function Filter({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={style.filter}>
        {choices.map(({ href, label: words, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {words}
              {count !== undefined && <span className={style.count}> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
