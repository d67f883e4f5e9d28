import { usePage } from '#platform/page/page.ts';
import style from './page-nav.module.css';

const anchors = ['what', 'benefits', 'features', 'plans', 'contact'] as const;

/** Where one can go on this page. It stays in sight below the header where there is room for both. */
export function PageNav() {
  const { nav } = usePage().words.helpDesk;
  return (
    <nav className={style.nav} aria-label={nav.label} data-room="dark">
      <ul>
        {anchors.map((anchor) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{nav[anchor]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
