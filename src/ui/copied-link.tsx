import { TextField } from './field.tsx';

export interface Copied {
  readonly address: string;
  /** The clipboard was not available. */
  readonly byHand: boolean;
}

interface Props {
  /** Unique on a page. */
  readonly id: string;
  readonly copied: Copied | undefined;
  readonly className: string | undefined;
  readonly words: { readonly copied: string; readonly copyByHand: string; readonly link: string };
}

/** The result of copying: a word, or the link itself if it has to be copied by hand. */
export function CopiedLink({ id, copied, className, words }: Props) {
  return (
    <>
      <p role="status" className={className}>
        {copied && (copied.byHand ? words.copyByHand : words.copied)}
      </p>
      {copied?.byHand && (
        <TextField
          id={id}
          label={words.link}
          readOnly
          value={copied.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
