import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { quoteLimits } from '#site/quotes.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { note, stack } from '#ui/layout.ts';
import type { TypedQuote } from '../quote-answer.ts';
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
  /** The field that gets the focus: the first with a problem from the server. */
  readonly goTo: string | undefined;
}

/** The fields for the recipient. They are uncontrolled, so that text typed before hydration is not lost. */
export function PersonFields({ words, language, currency, problems, isSending, typed, goTo }: Props) {
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
        <TextField {...field('email')} type="email" autoComplete="email" hint={words.emailHint} required />
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
