import type { ComponentType, ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { Mark } from '../art/mark.tsx';
import type { MarkName } from '../art/marks/index.ts';
import { Portrait } from '../art/portrait.tsx';
import { Badge } from '../badge.tsx';
import { classNames } from '../class-names.ts';
import { centeredRow, line } from '../layout.ts';
import style from './app-window.module.css';
import { full, wide } from './parts.tsx';

interface Props {
  readonly of: MarkName;
  readonly name: string;
  /** The entries of the product's menu, and the icon of each. */
  readonly menu: readonly string[];
  readonly icons: readonly ComponentType[];
  /** How many things wait in the first of them. */
  readonly waiting?: number;
  /** Which entry of the menu is open. */
  readonly current: number;
  /** What is open, at the top of the screen. */
  readonly title: string;
  /** Beside the title: a state, people, what can be done. */
  readonly tools?: ReactNode;
  /** Who works here, at the foot of the menu where there is space. */
  readonly user?: { readonly name: string; readonly role: string };
  /** The content reaches the edges of the window and divides the space by itself. */
  readonly flush?: boolean;
  /** False where the content has a head of its own, which is enough on a phone. */
  readonly titleOnPhone?: boolean;
  /** Below the window: what the example shows. */
  readonly caption: string;
  readonly children: ReactNode;
}

/**
 * One screen of a product at work, drawn in HTML. It is a picture with readable text: nothing in it can be pressed, its
 * menu is decoration, and its titles are no headings of the page.
 */
export function AppWindow({
  of,
  name,
  menu,
  icons,
  waiting,
  current,
  title,
  tools,
  user,
  flush,
  titleOnPhone = true,
  caption,
  children,
}: Props) {
  const { words } = usePage();
  return (
    <figure className={style.figure}>
      <div className={style.window}>
        <div className={style.side} aria-hidden="true">
          <p className={line(2, style.product)}>
            <Mark of={of} size={32} />
            <span>{name}</span>
          </p>
          <ul>
            {menu.map((text, at) => {
              const Icon = icons[at];
              return (
                <li key={text} className={classNames(style.entry, at === current && style.current)}>
                  {Icon && <Icon />}
                  <span className={full}>{text}</span>{' '}
                  {at === 0 && waiting !== undefined && (
                    <span className={classNames(full, style.count)}>{waiting}</span>
                  )}
                </li>
              );
            })}
          </ul>
          {user && (
            <div className={line(2, classNames(full, style.user))}>
              <Portrait seed={user.name} size={32} round />
              <p>
                <strong>{user.name}</strong> {user.role}
              </p>
            </div>
          )}
        </div>
        <div className={style.main}>
          <div className={centeredRow(3, classNames(style.bar, !titleOnPhone && wide))}>
            <p className={style.title}>{title}</p>
            {tools}
          </div>
          <div className={classNames(style.content, flush && style.flush)}>{children}</div>
        </div>
      </div>
      <figcaption className={centeredRow(0, style.caption)}>
        <Badge tone="highlight">{words.product.example}</Badge> {caption}
      </figcaption>
    </figure>
  );
}
