import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { controlClass } from '#ui/text-field.tsx';
import { ticketLimits } from '../../ticket-limits.ts';
import { CountryChoice } from './country-choice.tsx';
import style from './phone.module.css';
import type { PhoneEntry, StoredPhone } from './phone-entry.ts';
import { usePhone } from './use-phone.ts';

interface Props {
  readonly id: string;
  /** Of the number; the country is sent as `<name>Country`. */
  readonly name: string;
  readonly language: Language;
  readonly words: Words['phone'];
  /** A kept entry, such as that of a draft. Another one replaces what is typed. */
  readonly value?: StoredPhone | undefined;
  readonly onChange: (entry: PhoneEntry) => void;
  readonly error?: string | undefined;
  /** The word for "optional". */
  readonly optional?: string | undefined;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** `<PlainCountries>`, for those without JavaScript. An island hands on its children, so that no props hold them. */
  readonly children?: ReactNode;
}

/** A telephone number and its country. It is sent as it stands, with and without React. */
export function PhoneInput({ id, name, language, words, disabled = false, readOnly = false, ...props }: Props) {
  const { value, onChange, error, optional, children } = props;
  const phone = usePhone(value, onChange);
  return (
    <Field id={id} label={words.label} error={error} optional={optional}>
      {(wiring) => (
        <div className={style.phone}>
          <noscript className={style.plain}>{children}</noscript>
          <CountryChoice
            id={id}
            describedBy={wiring['aria-describedby']}
            onChosen={() => phone.box.current?.focus()}
            phone={phone}
            language={language}
            words={words}
            disabled={disabled || readOnly}
          />
          <input
            {...wiring}
            ref={phone.box}
            type="tel"
            name={name}
            className={classNames(controlClass({ id, label: '', error }), style.number)}
            autoComplete="tel"
            maxLength={ticketLimits.phone}
            disabled={disabled}
            readOnly={readOnly}
            value={phone.text}
            onFocus={phone.load}
            onChange={({ currentTarget, nativeEvent }) => phone.type(currentTarget.value, isPaste(nativeEvent))}
            onBlur={phone.leave}
          />
          {phone.isAwake && (
            <input type="hidden" name={`${name}Country`} value={phone.entry.countryCode} disabled={disabled} />
          )}
        </div>
      )}
    </Field>
  );
}

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && /Paste|Drop|Replacement/.test(event.inputType);
}
