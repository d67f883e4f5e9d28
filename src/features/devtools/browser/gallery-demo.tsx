import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { Words } from '#content/words.ts';
import type { PhoneEntry } from '#features/tickets/browser/phone/phone-entry.ts';
import { PhoneInput } from '#features/tickets/browser/phone/phone-input.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'gallery-demo': typeof GalleryDemo;
  }
}

interface CountProps {
  readonly id: string;
  /** Where the form is sent until React handles it. */
  readonly action: string;
  readonly nameLabel: string;
  readonly countLabel: string;
  readonly sendLabel: string;
}

interface Props {
  readonly phone?: PhoneDemoProps;
  readonly count?: CountProps;
  readonly children?: ReactNode;
}

/** One island for everything that the gallery shows as interactive. */
export default function GalleryDemo({ phone, count, children }: Props) {
  return (
    <>
      {phone && <PhoneDemo {...phone}>{children}</PhoneDemo>}
      {count && <CountDemo {...count} />}
    </>
  );
}

/**
 * For the tests of the island machinery: a text box, a button that counts and a form, each of which also works without
 * React.
 */
function CountDemo({ id, action, nameLabel, countLabel, sendLabel }: CountProps) {
  const [name, setName] = useState('');
  const [count, setCount] = useState(0);
  const [sent, setSent] = useState<string>();
  const add = (event: MouseEvent) => {
    event.preventDefault();
    setCount(count + 1);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(name);
  };
  return (
    <form id={id} {...dataProps({ demo: 'count' })} action={action} onSubmit={send}>
      <label htmlFor={`${id}-name`}>{nameLabel}</label>
      <input
        id={`${id}-name`}
        name="name"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" name="count" value={count + 1} onClick={add}>
        {countLabel} {count}
      </button>{' '}
      <button type="submit">{sendLabel}</button>{' '}
      <output htmlFor={`${id}-name`}>{sent === undefined ? name : `${sendLabel}: ${sent}`}</output>
    </form>
  );
}

interface PhoneDemoProps {
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly words: Words['phone'];
  readonly checkLabel: string;
  readonly invalid: string;
  readonly error?: string;
  readonly optional?: string;
  readonly disabled?: boolean;
}

/** The phone field in a form: shows what it reports, and the problem when it is submitted. */
function PhoneDemo({ checkLabel, invalid, children, ...props }: PhoneDemoProps & { children?: ReactNode }) {
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
    <form id={id} {...dataProps({ demo: 'phone' })} lang={props.language} action="/gallery" onSubmit={check}>
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
