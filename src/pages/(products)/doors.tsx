import type { ReactNode } from 'react';
import type { RoutePath } from '#site/routes.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { columns } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import style from './doors.module.css';

interface Door {
  readonly title: string;
  readonly text: string;
  readonly to?: RoutePath;
}

/** Three options side by side, each with a round top like a door; some lead to a page. */
export function Doors({ doors }: { readonly doors: readonly Door[] }) {
  return (
    <ul className={columns(5, { medium: 3 }, style.doors)}>
      {doors.map(({ title, text, to }) => {
        const content: ReactNode = (
          <>
            <h3>{title}</h3>
            <p>{text}</p>
            {to && <ArrowIcon />}
          </>
        );
        return (
          <li key={title}>
            {to ? (
              <SiteLink to={to} className={style.door}>
                {content}
              </SiteLink>
            ) : (
              <div className={style.door}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
