import { type ReactNode, useEffect, useRef } from 'react';
import type { CountryId } from '#site/countries.ts';
import { numberFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { TrapField } from '#ui/hidden-fields.tsx';
import { centeredRow, note, stack } from '#ui/layout.ts';
import { draftDays } from '../../stored.ts';
import type { TypedMessage } from '../../ticket-fields.ts';
import style from './contact-form.module.css';
import { type ContactFormVariant, MessageFields } from './message-fields.tsx';
import { ticketPath } from './send-message.ts';
import { Thanks } from './thanks.tsx';
import { useContactCountry, useContactForm } from './use-contact-form.ts';
import type { ContactFormWords } from './words.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'contact-form': typeof ContactForm;
  }
}

interface Props {
  /** Unique on the page; the ids of the fields start with it. */
  readonly id: string;
  readonly variant: ContactFormVariant;
  readonly language: Language;
  readonly words: ContactFormWords;
  /** The address of the page that shows the form. */
  readonly page: string;
  readonly apiClient: string;
  readonly statusHref: string;
  readonly policyHref: string;
  /** The server's answer, if it rendered this page in response to a form that was sent without JavaScript. */
  readonly typed?: TypedMessage;
  /** The country whose team is written to, if the address of the page names one. */
  readonly country?: CountryId;
  /** The reference of what the message is about. */
  readonly about?: string;
  readonly problems?: Readonly<Record<string, string>>;
  /** The list of countries for visitors without JavaScript. */
  readonly children?: ReactNode;
}

/** The contact form, which creates a ticket. It is an ordinary HTML form that also works without React. */
export default function ContactForm({ id, variant, language, words, typed, children, ...props }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const form = useContactForm(element, { language, words, problems: props.problems });
  const { problems, errorText, failure, isSending, draft } = form;
  const country = useContactCountry(element, props.country);
  useEffect(() => {
    if (failure) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  // With field problems the message was never sent, so it cannot have been lost on the way.
  const wasLost = errorText !== undefined && Object.keys(problems).length === 0;
  return (
    <div className={style.box}>
      <form
        ref={element}
        action={ticketPath}
        method="post"
        encType="multipart/form-data"
        className={stack(5)}
        aria-busy={isSending || undefined}
        onSubmit={form.submit}
        onInput={form.saveInput}
      >
        <MessageFields
          id={id}
          variant={variant}
          language={language}
          words={words}
          typed={typed}
          problems={problems}
          isSending={isSending}
          onPhone={form.savePhone}
          round={draft.round}
          goTo={props.problems && Object.keys(props.problems)[0]}
          phone={draft.phone ?? phoneOf(typed)}
          country={country}
        >
          {children}
        </MessageFields>
        <HiddenFields
          id={id}
          words={words}
          page={props.page}
          apiClient={props.apiClient}
          country={country}
          about={props.about}
          lang={variant === 'support' ? language : undefined}
        />
        {errorText && (
          <p role="alert" className={style.error}>
            {errorText}
          </p>
        )}
        <div className={centeredRow(0, style.foot)}>
          <Button type="submit" busy={isSending}>
            {isSending ? sendingText(words.sending, form.share, language) : wasLost ? words.again : words.send}
          </Button>
          <p className={style.privacy}>
            {words.privacy} <a href={props.policyHref}>{words.policy}</a>
          </p>
        </div>
        {draft.isRestored && <DraftNote words={words} language={language} onClear={form.clear} />}
      </form>
      {form.reference && (
        <Thanks
          id={`${id}-thanks`}
          form={element}
          words={words.thanks}
          reference={form.reference}
          statusHref={props.statusHref}
          onConfirm={form.confirm}
        />
      )}
    </div>
  );
}

function phoneOf(typed: TypedMessage | undefined) {
  return typed && { number: typed.telefono_cliente, countryCode: typed.telefono_clienteCountry.toUpperCase() };
}

/** Adds the upload progress only while an upload is under way. */
function sendingText(text: string, share: number, language: Language): string {
  if (share === 0 || share === 1) return text;
  return `${text} ${numberFormat(localeOf(language), { style: 'percent' }).format(share)}`;
}

interface HiddenFieldsProps {
  readonly id: string;
  readonly words: ContactFormWords;
  readonly page: string;
  readonly apiClient: string;
  readonly country: string | undefined;
  readonly about: string | undefined;
  readonly lang: Language | undefined;
}

/** Fields that describe the form to the server, and a honeypot for bots that fill in every field. */
function HiddenFields({ id, words, page, apiClient, country, about, lang }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="api_client" value={apiClient} />
      <input type="hidden" name="page" value={page} />
      {country && <input type="hidden" name="country" value={country} />}
      {about && <input type="hidden" name="about" value={about} />}
      {lang && <input type="hidden" name="lang" value={lang} />}
      <TrapField id={`${id}-sitio_web`} name="sitio_web" label={words.honeypot} />
    </>
  );
}

/** On a shared device, the visitor sees that a draft is stored and can delete it. */
function DraftNote({ words, language, onClear }: { words: ContactFormWords; language: Language; onClear: () => void }) {
  return (
    <div className={centeredRow(0, note, style.draft)}>
      <p>{format(words.restored, language, { days: draftDays })}</p>
      <Button look="quiet" size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
