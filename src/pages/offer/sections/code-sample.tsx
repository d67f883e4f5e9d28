import { dataProps } from '#platform/page/data-attributes.ts';
import style from './code-sample.module.css';

/** A piece of code that scrolls inside itself, also by keyboard. Code is written in English in every language. */
export function CodeSample({ id, caption, code }: { id: string; caption: string; code: string }) {
  return (
    <figure className={style.sample} {...dataProps({ scheme: 'dark' })}>
      <figcaption id={id}>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-labelledby={id} tabIndex={0}>
        <pre lang="en" translate="no">
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
