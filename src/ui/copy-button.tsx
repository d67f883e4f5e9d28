import { dataProps } from '#platform/page/data-attributes.ts';
import { Button } from './button.tsx';

interface Props {
  readonly text: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly copyByHand: string };
  readonly className?: string | undefined;
}

/** Copies a short text. It is hidden without a script: see the style of the component that shows it. */
export function CopyButton({ text, words, className }: Props) {
  return (
    <Button
      look="secondary"
      size="small"
      className={className}
      {...dataProps({ enhance: 'copy', text, copied: words.copied, 'by-hand': words.copyByHand })}
    >
      {words.copy}
    </Button>
  );
}
