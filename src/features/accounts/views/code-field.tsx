import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { TextField } from '#ui/field.tsx';
import { codeRules } from '../code-rules.ts';
import style from './code-field.module.css';

interface Props {
  readonly id: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  /** What is still good of what was typed before. */
  readonly typed?: string | undefined;
}

/** Where the code from the e-mail goes. Phones offer it from there, and a keyboard of digits. */
export function CodeField({ id, error, autoFocus, typed }: Props) {
  const { words, language } = usePage();
  const { form } = words.signIn;
  return (
    <div className={style.code}>
      <TextField
        id={id}
        name="code"
        label={form.code}
        error={error}
        autoFocus={autoFocus}
        required
        defaultValue={typed}
        hint={format(form.codeHint, language, codeRules)}
        // Longer than the code: people paste it with the space that stands in the middle.
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        spellCheck={false}
      />
    </div>
  );
}
