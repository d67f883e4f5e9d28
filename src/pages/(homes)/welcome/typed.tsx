import style from './typed.module.css';

/**
 * A text that appears letter by letter. All of it lies in the page from the start, so nothing moves; whoever
 * has it read aloud gets it whole, and so does whoever wants no motion or has no JavaScript.
 */
export function Typed({ text }: { readonly text: string }) {
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" className={style.typed}>
        {[...text].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
          <span key={index}>{letter}</span>
        ))}
      </span>
    </>
  );
}
