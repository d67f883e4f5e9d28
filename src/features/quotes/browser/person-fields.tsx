import { useEffect, useRef } from 'react';
import { useVisitorCountry } from '#features/preferences/browser/use-visitor-country.ts';
import { When } from '#platform/page/when.tsx';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { quoteLimits } from '#site/quotes.ts';
import { EmailField } from '#ui/email-field.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { note, stack } from '#ui/layout.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { TypedQuote } from '../quote-answer.ts';
import { quoteFields } from '../quote-fields.ts';
import { problemText } from './check-person.ts';
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

/** The fields for the recipient. They are uncontrolled, so that text typed before hydration is not lost. */
export function PersonFields({ words, language, currency, problems, isSending, typed, country, goTo }: Props) {
  const field = (name: keyof TypedQuote) => {
    const problem = problems[name];
    return {
      id: `quote-${name}`,
      name,
      label: words[name],
      maxLength: quoteLimits[name],
      readOnly: isSending,
      defaultValue: typed?.[name],
      dir: 'auto',
      autoFocus: name === goTo,
      error: problem && problemText(words, name, problem, { language, currency }),
    };
  };
  const isMoreOpen = Boolean(typed?.company || typed?.note || problems['company'] || problems['note']);
  return (
    <div className={style.person}>
      <fieldset className={stack(3)}>
        <legend>{words.person}</legend>
        <TextField {...field('name')} autoComplete="name" required />
        <EmailField {...field('email')} hint={words.emailHint} meant={words.meantEmail} required />
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
          <div className={stack(4)}>
            <TextField {...field('company')} autoComplete="organization" />
            <TextAreaField {...field('note')} rows={3} hint={words.noteHint} />
          </div>
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
