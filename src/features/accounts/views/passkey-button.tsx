import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { stack } from '#ui/layout.ts';
import { needsScript } from '#ui/look.ts';
import style from './passkey-button.module.css';

interface Props {
  readonly type: 'enter' | 'add';
  /** The page to go to when it is done. */
  readonly go: string;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly children: ReactNode;
}

/** Passkeys need a script; without one there is no button, and codes work. */
export function PasskeyButton({ type, go, look = 'secondary', children }: Props) {
  const { failed, unsupported } = usePage().words.team.security;
  return (
    <div
      className={stack(2, needsScript, style.passkey)}
      {...dataProps({ enhance: 'passkey', wake: 'sight', type, go, failed, blocked: unsupported })}
    >
      <div className={look === 'quiet' ? style.quiet : undefined}>
        <Button type="button" look={look} size={look === 'quiet' ? 'small' : 'medium'}>
          {children}
        </Button>
      </div>
      <p role="alert" {...dataProps({ status: '' })} />
    </div>
  );
}
