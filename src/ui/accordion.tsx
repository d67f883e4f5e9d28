import type { ReactNode } from 'react';
import style from './accordion.module.css';
import { PlusIcon } from './icons.tsx';

interface Props {
  readonly items: readonly {
    readonly title: string;
    readonly body: ReactNode;
    readonly open?: boolean;
    /** To link to it: browsers open it for a URL or a search that leads inside. */
    readonly id?: string;
  }[];
  /** With a name, opening one closes the others. */
  readonly name?: string | undefined;
  readonly headingLevel?: 2 | 3 | 4;
}

export function Accordion({ items, name, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={style.accordion}>
      {items.map(({ title, body, open, id }) => (
        <details key={title} id={id} name={name} open={open}>
          <summary>
            <Heading>{title}</Heading>
            <PlusIcon />
          </summary>
          <div className={style.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
