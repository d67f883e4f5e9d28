import style from './paragraphs.module.css';

/** A text to be read, somewhat larger than the rest. */
export function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return (
    <div className={style.paragraphs}>
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
