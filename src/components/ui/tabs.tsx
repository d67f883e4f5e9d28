import style from './tabs.module.css';

interface Props {
  readonly label: string;
  /** Each tab has an address of its own, so that it can be opened, shared and gone back to. */
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
  readonly current: string;
}

/** Links that look like one switch with several positions. */
export function Tabs({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label} className={style.tabs}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
