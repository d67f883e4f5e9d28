import type { ReactNode } from 'react';
import { entry, small, wide } from '#ui/app-window/parts.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { classNames } from '#ui/class-names.ts';
import { SendIcon } from '#ui/icons.tsx';
import { line, muted, stack } from '#ui/layout.ts';
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
    <li className={classNames(entry, style.row, open && style.open)}>
      <Portrait seed={name} size={36} round />
      <div className={line(2)}>
        <strong>{name}</strong>
        {state}
        <div className={classNames(small, style.time)}>{when}</div>
      </div>
      <div className={line(1, muted)}>
        {icon}
        <p>{text}</p>
      </div>
    </li>
  );
}

/** Above an open conversation: who it is with. */
export function ChatHead({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <div className={line(3, classNames(entry, style.head))}>
      <Portrait seed={name} size={36} round />
      <div>
        <strong>{name}</strong>
        <p className={small}>{about}</p>
      </div>
      {children}
    </div>
  );
}

/** What has been said, down to the latest. */
export function Messages({ children }: { readonly children: ReactNode }) {
  return <ol className={stack(2, style.messages)}>{children}</ol>;
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
        {children} {when && <span className={classNames(small, wide, style.when)}>{when}</span>}
      </p>
      {below && <p className={line(1, small)}>{below}</p>}
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
