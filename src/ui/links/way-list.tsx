import type { ReactNode } from 'react';
import type { MenuLink } from '#content/menu.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { classNames } from '../class-names.ts';
import { ArrowIcon } from '../icons.tsx';
import { line, muted, stack } from '../layout.ts';
import { SiteLink } from '../links.tsx';
import { panelLook } from '../look.ts';
import style from './way-list.module.css';

/** Ways to contact the company, as a list. */
export function WayList({ children }: { readonly children: ReactNode }) {
  return <ul className={classNames(panelLook, style.ways)}>{children}</ul>;
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
        <a href={to} className={line(4, style.way)}>
          {content}
        </a>
      ) : (
        <SiteLink to={to} {...(anchor && { anchor })} className={line(4, style.way)} {...dataProps({ opens })}>
          {content}
        </SiteLink>
      )}
    </li>
  );
}

function isMailbox(to: string): to is `mailto:${string}` {
  return to.startsWith('mailto:');
}
