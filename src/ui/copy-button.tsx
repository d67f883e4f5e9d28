import { dataProps } from '#platform/page/data-attributes.ts';
import { Button } from './button.tsx';
import { needsScript } from './look.ts';

interface Props {
  readonly text: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly copyByHand: string };
}

/** Copies a short text, with a script. */
export function CopyButton({ text, words }: Props) {
  return (
    <Button
      look="secondary"
      size="small"
      className={needsScript}
      {...dataProps({ enhance: 'copy', text, copied: words.copied, 'by-hand': words.copyByHand })}
    >
      {words.copy}
    </Button>
  );
}
