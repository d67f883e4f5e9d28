import { Fragment, type ReactNode, useCallback, useEffect } from 'react';
import type { Words } from '#content/words.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { countries } from '#site/countries.ts';
import { regionName } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import { controlClass, Field } from '#ui/field.tsx';
import { row } from '#ui/layout.ts';
import { loadSearchPanel, SearchChoice } from '#ui/search-choice.tsx';
import { ticketLimits } from '../../ticket-limits.ts';
import style from './phone.module.css';
import { exampleNumber, firstCountry, type PhoneEntry, type StoredPhone, siteCodes } from './phone-entry.ts';
import { inOrder, searchCountries } from './search-countries.ts';
import { usePhone } from './use-phone.ts';

interface Props {
  readonly id: string;
  /** The name of the number field; the country is sent as `<name>Country`. */
  readonly name: string;
  readonly label: string;
  readonly language: Language;
  readonly words: Words['phone'];
  /** A saved entry, such as that of a draft. Another value replaces what is typed. */
  readonly value?: StoredPhone | undefined;
  /** The country until another is chosen or typed; the visitor's own if omitted. */
  readonly country?: string | undefined;
  readonly onChange: (entry: PhoneEntry) => void;
  readonly error?: string | undefined;
  /** The text that marks the field as optional. */
  readonly optional?: string | undefined;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /**
   * `<PlainCountries>`, for visitors without JavaScript. Passed as children, so that the props of the island do not
   * contain the list.
   */
  readonly children?: ReactNode;
}

/** A telephone number and its country. It is submitted as typed, with or without React. */
export function PhoneInput({ id, name, label, language, words, disabled = false, readOnly = false, ...props }: Props) {
  const { value, country, onChange, error, optional, children } = props;
  const phone = usePhone(value, country, onChange);
  // It is there when the list is opened, so that a country typed at once is not lost. If it fails, opening tries again.
  useEffect(() => {
    loadSearchPanel().catch(() => undefined);
  }, []);
  return (
    <Field id={id} label={label} error={error} optional={optional}>
      {(wiring) => (
        <div className={row(2, style.phone)}>
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

interface CountryChoiceProps {
  /** The id of the phone field. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly phone: ReturnType<typeof usePhone>;
  readonly language: Language;
  readonly words: Words['phone'];
  readonly disabled: boolean;
  readonly onChosen: () => void;
}

/** The button with the country of the number, and the list that it opens. */
function CountryChoice({ id, describedBy, phone, language, words, disabled, onChosen }: CountryChoiceProps) {
  const { countryCode, phoneCode } = phone.entry;
  const { rules } = phone;
  const options = useCallback(() => {
    const all = rules?.countryOptions(language);
    return all && inOrder(all, countryCode);
  }, [rules, language, countryCode]);
  return (
    <SearchChoice
      id={`${id}-country`}
      className={style.choice}
      describedBy={describedBy}
      disabled={disabled}
      words={{ ...words, unavailable: format(words.unavailable, language, { number: exampleNumber }) }}
      countText={(count) => format(words.matches, language, { count })}
      options={options}
      find={searchCountries}
      failed={phone.failed}
      onNear={phone.load}
      onChoose={(country) => {
        phone.choose(country);
        onChosen();
      }}
    >
      <span className="visually-hidden">{words.country} </span>
      {!phone.isAwake && <VisitorCode />}
      {phone.isAwake && (countryCode ? `${countryCode} ${phoneCode && `+${phoneCode}`}` : words.unknown)}
      {phone.isAwake && countryCode && <span className="visually-hidden"> ({regionName(countryCode, language)})</span>}
    </SearchChoice>
  );
}

/** Until React loads, the style sheet shows the calling code of the visitor's country. */
function VisitorCode() {
  return (
    <Fragment>
      {countries.map(({ id }) => (
        <span
          key={id}
          hidden={id.toUpperCase() !== firstCountry}
          {...dataProps({ 'when-country': id.toUpperCase() === firstCountry ? `none ${id}` : id })}
        >
          {`${id.toUpperCase()} +${siteCodes[id]}`}
        </span>
      ))}
    </Fragment>
  );
}
