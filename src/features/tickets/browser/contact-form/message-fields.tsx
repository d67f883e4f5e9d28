import type { FormEvent, ReactNode } from 'react';
import type { Language } from '#site/languages.ts';
import { EmailField } from '#ui/email-field.tsx';
import { FileField, TextAreaField, TextField } from '#ui/field.tsx';
import type { TypedMessage } from '../../live-answers.ts';
import { acceptedFiles } from '../../ticket-files.ts';
import { attachmentHint } from '../../ticket-problem-words.ts';
import type { PhoneEntry, StoredPhone } from '../phone/phone-entry.ts';
import { PhoneInput } from '../phone/phone-input.tsx';
import style from './contact-form.module.css';
import type { ContactFormWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly variant: ContactFormVariant;
  readonly language: Language;
  readonly words: ContactFormWords;
  readonly typed: TypedMessage | undefined;
  readonly problems: Readonly<Record<string, string>>;
  /** The field to focus when the page loads: the first in which the server found a problem. */
  readonly goTo: string | undefined;
  /** The fields are read-only while the message is being sent. */
  readonly isSending: boolean;
  readonly phone: StoredPhone | undefined;
  readonly country: string | undefined;
  /** A new number resets the phone input. */
  readonly round: number;
  readonly onPhone: (entry: PhoneEntry) => void;
  readonly children: ReactNode;
}

/** Name, e-mail, telephone, message and, in the support form, files. */
export function MessageFields({
  id,
  variant,
  language,
  words,
  typed,
  problems,
  goTo,
  phone,
  isSending,
  ...props
}: Props) {
  const field = (name: keyof TypedMessage) => ({
    id: `${id}-${name}`,
    name,
    error: problems[name],
    defaultValue: typed?.[name],
    autoFocus: name === goTo,
    readOnly: isSending,
    required: true,
  });
  const email = <EmailField {...field('email_cliente')} label={words.email} meant={words.meantEmail} />;
  const telephone = (
    <PhoneInput
      key={props.round}
      id={`${id}-telefono_cliente`}
      name="telefono_cliente"
      language={language}
      words={words.phone}
      value={phone}
      country={props.country}
      optional={words.optional}
      error={problems['telefono_cliente']}
      onChange={props.onPhone}
      readOnly={isSending}
    >
      {props.children}
    </PhoneInput>
  );
  return (
    <>
      <TextField {...field('nombre_cliente')} label={words.name} autoComplete="name" dir="auto" />
      {/* The specification has the fields in a different order for each form. */}
      <div className={style.pair}>
        {variant === 'support' ? email : telephone}
        {variant === 'support' ? telephone : email}
      </div>
      <TextAreaField {...field('descripcion')} label={words.message} dir="auto" onInput={growOnce} />
      {variant === 'support' && (
        <AttachmentsField id={`${id}-attachments`} words={words} language={language} error={problems['attachments']} />
      )}
    </>
  );
}
/** `support`: the first form of the specification, with files and a language field. `contact`: the second form. */
export type ContactFormVariant = 'support' | 'contact';

/** Grows the box from five lines to six in browsers without `field-sizing`. */
function growOnce({ currentTarget: box }: FormEvent<HTMLTextAreaElement>): void {
  if (!CSS.supports('field-sizing', 'content') && box.scrollHeight > box.clientHeight) box.rows = 6;
}

interface AttachmentsFieldProps {
  readonly id: string;
  readonly words: ContactFormWords;
  readonly language: Language;
  readonly error: string | undefined;
}

function AttachmentsField({ id, words, language, error }: AttachmentsFieldProps) {
  return (
    <FileField
      id={id}
      error={error}
      label={words.attachments}
      optional={words.optional}
      hint={attachmentHint(words.files, language)}
      name="attachments"
      multiple
      accept={acceptedFiles}
    />
  );
}
