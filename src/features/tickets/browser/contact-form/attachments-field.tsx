import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { FileField } from '#ui/file-field.tsx';
import { attachmentTypes } from '../../ticket-limits.ts';
import { attachmentFigures } from '../../ticket-problem-words.ts';
import type { ContactFormWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly words: ContactFormWords;
  readonly language: Language;
  readonly error: string | undefined;
}

const accepted = Object.keys(attachmentTypes).map((ending) => `.${ending}`);

export function AttachmentsField({ id, words, language, error }: Props) {
  return (
    <FileField
      id={id}
      error={error}
      label={words.attachments}
      optional={words.optional}
      hint={format(words.attachmentsHint, language, attachmentFigures(language))}
      name="attachments"
      multiple
      accept={accepted.join()}
    />
  );
}
