import { type FormEvent, type ReactNode, useState } from 'react';
import type { Words } from '#content/words.ts';
import type { PhoneEntry } from '#features/tickets/browser/phone/phone-entry.ts';
import { PhoneInput } from '#features/tickets/browser/phone/phone-input.tsx';
import type { Language } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';

export interface PhoneDemoProps {
  readonly id: string;
  readonly language: Language;
  readonly words: Words['phone'];
  readonly checkLabel: string;
  readonly invalid: string;
  readonly error?: string;
  readonly optional?: string;
  readonly disabled?: boolean;
}

/** The phone field in a form: what it reports, and what is wrong when it is sent. */
export function PhoneDemo({ checkLabel, invalid, children, ...props }: PhoneDemoProps & { children?: ReactNode }) {
  const { id, words, error: first } = props;
  const [entry, setEntry] = useState<PhoneEntry>();
  const [error, setError] = useState(first);
  const change = (next: PhoneEntry) => {
    setEntry(next);
    setError(undefined);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    void import('#features/tickets/browser/phone/phone-rules.ts').then((rules) => {
      const problem = entry && rules.phoneProblem(entry);
      setError(problem && (problem === 'country' ? words.choose : invalid));
    });
  };
  return (
    <form id={id} data-demo="phone" lang={props.language} action="/gallery" onSubmit={check}>
      <PhoneInput {...props} id={`${id}-number`} name="phone" value={entry} onChange={change} error={error}>
        {children}
      </PhoneInput>
      <Button type="submit" look="secondary" size="small">
        {checkLabel}
      </Button>
      <output htmlFor={`${id}-number`}>{entry && JSON.stringify(entry)}</output>
    </form>
  );
}
