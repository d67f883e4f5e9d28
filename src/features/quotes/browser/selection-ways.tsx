import { useState } from 'react';
import { copyText } from '#platform/browser/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { type Copied, CopiedLink } from '#ui/copied-link.tsx';
import { focusNext } from './focus-next.ts';
import style from './selection-ways.module.css';
import small from './small-print.module.css';
import type { QuoteWords } from './words.ts';

interface Props {
  /** The query of its address. */
  readonly query: string;
  /** It was put together on an earlier visit. */
  readonly wasKept: boolean;
  readonly words: QuoteWords;
  readonly onClear: () => void;
}

/** What can be done with a selection as a whole: it is passed on, or begun again. */
export function SelectionWays({ query, wasKept, words, onClear }: Props) {
  const [copied, setCopied] = useState<Copied & { readonly query: string }>();
  const copy = async () => {
    const address = `${location.origin}${location.pathname}${query}`;
    setCopied({ query, address, byHand: !(await copyText(address)) });
  };
  return (
    <div className={style.ways}>
      {wasKept && <p className={small.print}>{words.kept}</p>}
      <Button look="quiet" size="small" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button look="quiet" size="small" onClick={() => focusNext(onClear)}>
        {words.clear}
      </Button>
      {/* What was copied before the selection changed is the link to another one. */}
      <CopiedLink
        id="quote-link"
        className={style.copied}
        copied={copied?.query === query ? copied : undefined}
        words={words}
      />
    </div>
  );
}
