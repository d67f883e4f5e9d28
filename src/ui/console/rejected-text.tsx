import { usePage } from '#platform/page/page.ts';
import { TextAreaField } from '../text-field.tsx';
import style from './kept-text.module.css';

/** What was written by hand and could not be taken, so that nobody has to write it again. */
export function RejectedText({ text }: { readonly text: string }) {
  const { label, hint } = usePage().words.dashboard.kept;
  return (
    <div className={style.kept}>
      <TextAreaField id="kept" label={label} hint={hint} defaultValue={text} readOnly dir="auto" />
    </div>
  );
}
