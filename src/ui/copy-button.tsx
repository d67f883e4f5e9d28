import { Button } from './button.tsx';

interface Props {
  readonly text: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly copyByHand: string };
  readonly className?: string | undefined;
}

/** Copies a short text. Where no script runs it is not to be seen: see the style of whoever shows it. */
export function CopyButton({ text, words, className }: Props) {
  return (
    <Button
      look="secondary"
      size="small"
      className={className}
      data-enhance="copy"
      data-text={text}
      data-copied={words.copied}
      data-by-hand={words.copyByHand}
    >
      {words.copy}
    </Button>
  );
}
