import type { FormEvent } from 'react';
import type { FormField } from '#platform/contracts/form-fields.ts';
import { EmailField } from './email-field.tsx';
import { type FieldText, TextAreaField, TextField } from './field.tsx';

interface Props extends FieldText {
  readonly of: FormField;
  readonly name: string;
  /** “Did you mean {suggestion}?”, for an e-mail address. */
  readonly meant: string;
  readonly defaultValue?: string | undefined;
  /** The form is being sent. */
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  /** Of a text of several lines. */
  readonly rows?: number;
  readonly onInput?: (event: FormEvent<HTMLTextAreaElement>) => void;
}

/** The control of a declared field: one line, an e-mail address, or several lines. */
export function DeclaredField({ of, meant, rows, onInput, ...text }: Props) {
  const field = { ...text, required: !of.isOptional };
  if (of.kind === 'email') return <EmailField {...field} meant={meant} />;
  if (of.kind === 'lines') return <TextAreaField {...field} dir="auto" rows={rows} onInput={onInput} />;
  return <TextField {...field} dir="auto" autoComplete={of.autoComplete} />;
}
