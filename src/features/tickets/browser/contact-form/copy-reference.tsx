import { useRef, useState } from 'react';
import { copyText } from '#platform/browser/copy-text.ts';
import { Button } from '#ui/button.tsx';
import style from './thanks.module.css';
import type { ThanksWords } from './words.ts';

/** The reference, large enough to be written down, and a button that copies it. */
export function CopyReference({ words, reference }: { words: ThanksWords; reference: string }) {
  const [status, setStatus] = useState('');
  const shown = useRef<HTMLElement>(null);
  const copy = async () => {
    const isCopied = await copyText(reference);
    if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current);
    setStatus(isCopied ? words.copied : words.copyByHand);
  };
  return (
    <dl className={style.reference}>
      <dt>{words.reference}</dt>
      <dd>
        <strong ref={shown}>{reference}</strong>
        <Button look="secondary" size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <span role="status" className={style.told}>
          {status}
        </span>
      </dd>
    </dl>
  );
}
