import type { FormEvent, ReactNode } from 'react';
import type { Language } from '#site/languages.ts';
import { DeclaredField } from '#ui/declared-field.tsx';
import { FileField } from '#ui/field.tsx';
import { stack } from '#ui/layout.ts';
import { type TicketFieldName, type TypedMessage, ticketFieldNames, ticketFields } from '../../ticket-fields.ts';
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

/** The declared fields and, in the support form, files. */
export function MessageFields(props: Props) {
  const { id, variant, language, words, problems } = props;
  return (
    <>
      <div className={stack(5, style.fields)}>
        {namesIn(variant).map((name) => (
          <div key={name} className={'isHalf' in ticketFields[name] ? undefined : style.whole}>
            {name === 'telefono_cliente' ? <PhoneField {...props} /> : <TypedField name={name} {...props} />}
          </div>
        ))}
      </div>
      {variant === 'support' && (
        <AttachmentsField id={`${id}-attachments`} words={words} language={language} error={problems['attachments']} />
      )}
    </>
  );
}

/** The specification has the telephone before the address in the second form. */
function namesIn(variant: ContactFormVariant): readonly TicketFieldName[] {
  if (variant === 'support') return ticketFieldNames;
  const first: readonly TicketFieldName[] = ['nombre_cliente', 'telefono_cliente'];
  return [...first, ...ticketFieldNames.filter((name) => !first.includes(name))];
}

function TypedField({ id, name, words, typed, problems, goTo, isSending }: Props & { readonly name: TicketFieldName }) {
  const field = ticketFields[name];
  return (
    <DeclaredField
      of={field}
      id={`${id}-${name}`}
      name={name}
      label={words.labels[field.column]}
      optional={'isOptional' in field ? words.optional : undefined}
      meant={words.meantEmail}
      error={problems[name]}
      defaultValue={typed?.[name]}
      autoFocus={name === goTo}
      readOnly={isSending}
      onInput={growOnce}
    />
  );
}

function PhoneField({ id, language, words, problems, isSending, round, ...props }: Props) {
  return (
    <PhoneInput
      key={round}
      id={`${id}-telefono_cliente`}
      name="telefono_cliente"
      label={words.labels.phone}
      language={language}
      words={words.phone}
      value={props.phone}
      country={props.country}
      optional={words.optional}
      error={problems['telefono_cliente']}
      onChange={props.onPhone}
      readOnly={isSending}
    >
      {props.children}
    </PhoneInput>
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
