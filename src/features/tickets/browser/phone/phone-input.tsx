import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Words } from '#content/words.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { countries } from '#site/countries.ts';
import { regionName } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { controlClass, Field } from '#ui/field.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { row } from '#ui/layout.ts';
import { ticketLimits } from '../../ticket-limits.ts';
import { CountryPanel } from './country-panel.tsx';
import style from './phone.module.css';
import { firstCountry, type PhoneEntry, type StoredPhone, siteCodes } from './phone-entry.ts';
import { usePhone } from './use-phone.ts';

interface Props {
  readonly id: string;
  /** The name of the number field; the country is sent as `<name>Country`. */
  readonly name: string;
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
export function PhoneInput({ id, name, language, words, disabled = false, readOnly = false, ...props }: Props) {
  const { value, country, onChange, error, optional, children } = props;
  const phone = usePhone(value, country, onChange);
  return (
    <Field id={id} label={words.label} error={error} optional={optional}>
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
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = useOpen(container);
  const { countryCode, phoneCode } = phone.entry;
  const openList = () => {
    phone.load();
    open();
  };
  const leave = () => {
    close();
    button.current?.focus();
  };
  return (
    <div ref={container} className={style.choice}>
      <button
        ref={button}
        type="button"
        id={`${id}-country`}
        className={classNames(controlClass({ id, label: '' }), style.country)}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        // Otherwise the search field would lose focus and close the list, and this click would open it again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onFocus={phone.load}
        onClick={() => (isOpen ? leave() : openList())}
      >
        <span className="visually-hidden">{words.country} </span>
        {!phone.isAwake && <VisitorCode />}
        {phone.isAwake && (countryCode ? `${countryCode} ${phoneCode && `+${phoneCode}`}` : words.unknown)}
        {phone.isAwake && countryCode && (
          <span className="visually-hidden"> ({regionName(countryCode, language)})</span>
        )}
        <ChevronIcon />
      </button>
      {isOpen && (
        <CountryPanel
          id={`${id}-countries`}
          options={phone.rules?.countryOptions(language)}
          failed={phone.failed}
          current={countryCode}
          onLeave={leave}
          onChoose={(country) => {
            phone.choose(country);
            close();
            onChosen();
          }}
          language={language}
          words={words}
        />
      )}
    </div>
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

/** The open state of a panel that closes when the visitor clicks or focuses something else. */
function useOpen(container: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave);
    };
  }, [isOpen, container]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
