import { Field } from '#components/ui/field.tsx';
import { controlClass } from '#components/ui/text-field.tsx';
import { attachmentTypes } from '#contracts/ticket-limits.ts';
import { attachmentFigures } from '#contracts/ticket-problem-words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import style from './contact-form.module.css';
import type { ContactFormWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly words: ContactFormWords;
  readonly language: Language;
  readonly error: string | undefined;
}

const accepted = Object.keys(attachmentTypes).map((ending) => `.${ending}`);

/** The browser's own chooser, which also takes what is dropped on it. */
export function AttachmentsField({ id, words, language, error }: Props) {
  const hint = format(words.attachmentsHint, language, attachmentFigures(language));
  return (
    <Field id={id} label={words.attachments} optional={words.optional} hint={hint} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          name="attachments"
          multiple
          accept={accepted.join()}
          className={`${controlClass({ id, label: '', error })} ${style.files}`}
        />
      )}
    </Field>
  );
}
