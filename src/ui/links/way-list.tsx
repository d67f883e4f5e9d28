import type { ReactNode } from 'react';
import type { MenuLink } from '#content/menu.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { ArrowIcon } from '../icons.tsx';
import { muted, stack } from '../layout.ts';
import { SiteLink } from '../links.tsx';
import style from './way-list.module.css';

/** Ways to contact the company, as a list. */
export function WayList({ children }: { readonly children: ReactNode }) {
  return <ul className={style.ways}>{children}</ul>;
}

interface Props {
  readonly to: MenuLink | `mailto:${string}`;
  readonly anchor?: string;
  /** The dialog that it opens if there is JavaScript. */
  readonly opens?: string | undefined;
  readonly icon: ReactNode;
  readonly title: string;
  readonly note: string;
}

export function Way({ to, anchor, opens, icon, title, note }: Props) {
  const content = (
    <>
      {icon}
      <span className={stack(0, style.text)}>
        <strong>{title}</strong> <span className={`${muted} ${style.note}`}>{note}</span>
      </span>
      <ArrowIcon />
    </>
  );
  return (
    <li>
      {isMailbox(to) ? (
        // Not in a new tab: it opens a mail program.
        <a href={to} className={style.way}>
          {content}
        </a>
      ) : (
        <SiteLink to={to} {...(anchor && { anchor })} className={style.way} {...dataProps({ opens })}>
          {content}
        </SiteLink>
      )}
    </li>
  );
}

function isMailbox(to: string): to is `mailto:${string}` {
  return to.startsWith('mailto:');
}
