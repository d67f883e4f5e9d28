import { markCostly } from '../costly.ts';
import style from './sms-calculator.module.css';

/** The message as it is read, with what makes it costly marked. The list beside it says the same in words. */
export function MarkedMessage({ text, label }: { text: string; label: string }) {
  return (
    <figure className={style.bubble}>
      <figcaption className="visually-hidden">{label}</figcaption>
      {/* A page in any language: what somebody wrote may be in another one. */}
      <p dir="auto" translate="no">
        {markCostly(text).map(({ text: stretch, costly }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
          costly ? <mark key={at}>{stretch}</mark> : <span key={at}>{stretch}</span>,
        )}
      </p>
    </figure>
  );
}
