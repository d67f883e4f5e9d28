import { useEffect, useRef } from 'react';
import { useVisitorCountry } from '#features/preferences/browser/use-visitor-country.ts';
import { fieldNames } from '#platform/contracts/form-fields.ts';
import { When } from '#platform/page/when.tsx';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { DeclaredField } from '#ui/declared-field.tsx';
import { note, stack } from '#ui/layout.ts';
import { SelectField } from '#ui/select-field.tsx';
import { quoteFields, quotePerson, type TypedQuote } from '../quote-fields.ts';
import { problemText } from './problem-text.ts';
import style from './quote.module.css';
import type { Problems, QuoteWords } from './quote-start.ts';

interface Props {
  readonly words: QuoteWords;
  readonly language: Language;
  readonly currency: Currency;
  readonly problems: Problems;
  readonly isSending: boolean;
  readonly typed: TypedQuote | undefined;
  /** The customer's country, as far as the server knows it. */
  readonly country: string | undefined;
  /** The field that gets the focus: the first with a problem from the server. */
  readonly goTo: string | undefined;
}

const names = fieldNames(quotePerson);
const isOptional = (name: keyof TypedQuote) => 'isOptional' in quotePerson[name];
const required = names.filter((name) => !isOptional(name));
const optional = names.filter(isOptional);

/** The fields for the recipient. They are uncontrolled, so that text typed before hydration is not lost. */
export function PersonFields({ words, language, currency, problems, isSending, typed, country, goTo }: Props) {
  const hints: Readonly<Partial<Record<keyof TypedQuote, string>>> = { email: words.emailHint, note: words.noteHint };
  const field = (name: keyof TypedQuote) => {
    const problem = problems[name];
    return (
      <DeclaredField
        key={name}
        of={quotePerson[name]}
        id={`quote-${name}`}
        name={name}
        label={words[name]}
        hint={hints[name]}
        meant={words.meantEmail}
        maxLength={quotePerson[name].longest}
        rows={3}
        readOnly={isSending}
        defaultValue={typed?.[name]}
        autoFocus={name === goTo}
        error={problem && problemText(words, name, problem, { language, currency })}
      />
    );
  };
  const isMoreOpen = optional.some((name) => typed?.[name] || problems[name]);
  return (
    <div className={style.person}>
      <fieldset className={stack(3)}>
        <legend>{words.person}</legend>
        {required.map(field)}
        <When
          is={words.taxes}
          then={
            <CountryField
              words={words}
              known={country}
              error={problems['country'] && problemText(words, 'country', problems['country'], { language, currency })}
            />
          }
        />
        <details open={isMoreOpen || undefined}>
          <summary>
            {words.more} <span className={note}>{words.optional}</span>
          </summary>
          <div className={stack(4)}>{optional.map(field)}</div>
        </details>
      </fieldset>
    </div>
  );
}

interface CountryProps {
  readonly words: QuoteWords;
  readonly known: string | undefined;
  readonly error: string | undefined;
}

/** Where taxes depend on the country. It follows a choice elsewhere on the page. */
function CountryField({ words, known, error }: CountryProps) {
  const id = 'quote-country';
  const visitors = useVisitorCountry();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const field = document.getElementById(id);
    const isNew = before.current !== undefined && before.current !== visitors;
    before.current = visitors;
    // What was chosen before hydration stays.
    if (visitors && field instanceof HTMLSelectElement && (isNew || field.value === '')) field.value = visitors;
  }, [visitors]);
  return (
    <SelectField
      id={id}
      name={quoteFields.country}
      label={words.country}
      hint={words.countryHint}
      placeholder={words.countryChoose}
      options={words.countries}
      defaultValue={known}
      autoComplete="country"
      error={error}
    />
  );
}
