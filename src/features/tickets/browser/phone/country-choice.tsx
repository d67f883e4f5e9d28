import { useRef } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { regionName } from '#site/region-names.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { controlClass } from '#ui/text-field.tsx';
import { CountryPanel } from './country-panel.tsx';
import style from './phone.module.css';
import { useOpen } from './use-open.ts';
import type { usePhone } from './use-phone.ts';
import { VisitorCode } from './visitor-code.tsx';

interface Props {
  /** Of the phone field. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly phone: ReturnType<typeof usePhone>;
  readonly language: Language;
  readonly words: Words['phone'];
  readonly disabled: boolean;
  readonly onChosen: () => void;
}

/** The button with the country of the number, and the list that it opens. */
export function CountryChoice({ id, describedBy, phone, language, words, disabled, onChosen }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = useOpen(place);
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
    <div ref={place} className={style.choice}>
      <button
        ref={button}
        type="button"
        id={`${id}-country`}
        className={classNames(controlClass({ id, label: '' }), style.country)}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        // Else the search would lose the focus, and close the list that this press then opens again.
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
