import { Fragment, type ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { stack } from '#ui/layout.ts';
import style from './prose.module.css';

/** Long text: articles and legal documents. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={style.prose}>{children}</div>;
}

/** A text to read, somewhat larger than the rest. */
export function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return (
    <div className={stack(4, style.paragraphs)}>
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

interface Props {
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The elements in the text, by the name of their placeholder. */
  readonly elements: Readonly<Record<string, ReactNode>>;
}

/** No text contains these two: they are private-use characters. */
const [open, close] = ['\uE000', '\uE001'];
const mark = /\uE000(\w+)\uE001/;

/** A sentence with values, some of which are links. */
export function WovenText({ text, values, elements }: Props) {
  const { language } = usePage();
  const marks = Object.fromEntries(Object.keys(elements).map((name) => [name, open + name + close]));
  const parts = format(text, language, { ...values, ...marks }).split(mark);
  return parts.map((part, index) => {
    // Text and names alternate.
    const content = index % 2 === 0 ? part : elements[part];
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
    return <Fragment key={index}>{content}</Fragment>;
  });
}
