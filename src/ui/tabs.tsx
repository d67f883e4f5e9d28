import { Fragment } from 'react';
import { classNames } from './class-names.ts';
import style from './tabs.module.css';

interface Props {
  readonly label: string;
  /** Each tab has its own URL, so that it can be opened, shared and gone back to. */
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
  /** The URL of the selected one; undefined if the style sheet derives it from the page's URL. */
  readonly current?: string;
  readonly className?: string | undefined;
}

/** Links that look like one switch with several positions. */
export function Tabs({ label, tabs, current, className }: Props) {
  return (
    <nav aria-label={label} className={classNames(style.tabs, className)}>
      {tabs.map((tab) => (
        <Fragment key={tab.href}>
          <a href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
            {tab.label}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
