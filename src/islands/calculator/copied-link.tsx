import { TextField } from '#components/ui/text-field.tsx';
import style from './calculator.module.css';
import type { CalculatorWords } from './words.ts';

export interface Copied {
  readonly address: string;
  /** The clipboard was closed. */
  readonly byHand: boolean;
}

/** What became of the link: a word, or the link itself where it has to be copied by hand. */
export function CopiedLink({ copied, words }: { copied: Copied | undefined; words: CalculatorWords }) {
  return (
    <>
      <p role="status" className={style.copied}>
        {copied && (copied.byHand ? words.copyByHand : words.copied)}
      </p>
      {copied?.byHand && (
        <TextField
          id="calculator-link"
          label={words.link}
          readOnly
          value={copied.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
