import type { ReactNode } from 'react';
import { Portrait } from '#ui/art/portrait.tsx';
import { classNames } from '#ui/class-names.ts';
import { SendIcon } from '#ui/icons.tsx';
import { line } from '#ui/layout.ts';
import style from './chat.module.css';

interface RowProps {
  readonly name: string;
  readonly text: string;
  readonly when: ReactNode;
  readonly state?: ReactNode;
  /** Of the channel. */
  readonly icon?: ReactNode;
  readonly open?: boolean;
}

/** A conversation in a list of them: who, its state, and the last thing said. */
export function ChatRow({ name, text, when, state, icon, open }: RowProps) {
  return (
    <li className={classNames(style.row, open && style.open)}>
      <Portrait seed={name} size={36} />
      <div className={line(2)}>
        <p className={style.name}>{name}</p>
        {state}
        <div className={style.time}>{when}</div>
      </div>
      <div className={line(1, style.last)}>
        {icon}
        <p>{text}</p>
      </div>
    </li>
  );
}

/** Above an open conversation: who it is with. */
export function ChatHead({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <div className={line(3, style.head)}>
      <Portrait seed={name} size={36} />
      <div>
        <p className={style.name}>{name}</p>
        <p className={style.about}>{about}</p>
      </div>
      {children}
    </div>
  );
}

interface BubbleProps {
  /** A person takes over from what usually answers; a note is only for the team. */
  readonly from: 'guest' | 'company' | 'person' | 'note';
  readonly who?: ReactNode;
  readonly when?: string | undefined;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One message of a conversation. */
export function Bubble({ from, who, when, below, children }: BubbleProps) {
  return (
    <li className={classNames(style.bubble, style[from])}>
      {who && <p className={style.who}>{who}</p>}
      <p>
        {children} {when && <span className={style.when}>{when}</span>}
      </p>
      {below && <p className={style.below}>{below}</p>}
    </li>
  );
}

/** Where an answer would be written. */
export function Composer({ children }: { readonly children: string }) {
  return (
    <div className={line(3, style.composer)} aria-hidden="true">
      <span className={style.field}>{children}</span>
      <span className={style.send}>
        <SendIcon />
      </span>
    </div>
  );
}
