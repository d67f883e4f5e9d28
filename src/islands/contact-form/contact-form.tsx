import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextAreaField, TextField } from '#components/ui/text-field.tsx';
import { ticketLimits } from '#contracts/ticket-limits.ts';
import type { createTicket } from '#contracts/tickets.ts';
import { type Language, localeOf } from '#site/languages.ts';
import type { TypedMessage } from '#site/live.ts';
import { PhoneInput } from '../phone/phone-input.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import style from './contact-form.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { KeptNote } from './kept-note.tsx';
import { Thanks } from './thanks.tsx';
import { useContactForm } from './use-contact-form.ts';
import type { ContactFormWords } from './words.ts';

/** `support`: the first form of the specification, with files, which says its language. `contact`: the second one. */
export type ContactFormVariant = 'support' | 'contact';

interface Props {
  /** Of its own on a page, for the ids of its fields. */
  readonly id: string;
  readonly variant: ContactFormVariant;
  readonly language: Language;
  readonly words: ContactFormWords;
  /** The page it stands on. */
  readonly page: string;
  readonly apiClient: string;
  readonly statusHref: string;
  readonly policyHref: string;
  /** What the server answered, where it drew the page for this visitor. */
  readonly typed?: TypedMessage;
  readonly fault?: string;
  readonly problems?: Readonly<Record<string, string>>;
  /** The list of countries for those without JavaScript. */
  readonly children?: ReactNode;
}

const action: (typeof createTicket)['path'] = '/customer/cliente_ticket_crear';

/** What a visitor writes becomes a ticket. An ordinary form, which React only makes kinder. */
export default function ContactForm({ id, variant, language, words, typed, children, ...props }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const form = useContactForm(element, { language, words, fault: props.fault, problems: props.problems });
  const { problems, fault, isSending, failures } = form;
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);
  const first = Object.keys(problems)[0];
  const field = (name: keyof TypedMessage) => ({
    ...{ id: `${id}-${name}`, name, error: problems[name], defaultValue: typed?.[name] },
    // Without JavaScript the browser goes to what is wrong.
    autoFocus: props.problems !== undefined && name === first,
  });
  const email = (
    <TextField
      {...field('email_cliente')}
      {...{ label: words.email, type: 'email', autoComplete: 'email', required: true }}
      maxLength={ticketLimits.email}
    />
  );
  const phone = (
    <PhoneInput
      {...{ id: `${id}-telefono_cliente`, name: 'telefono_cliente', language, words: words.phone }}
      {...{ optional: words.optional, error: problems['telefono_cliente'], onChange: form.keepPhone }}
      value={form.phone ?? phoneOf(typed)}
    >
      {children}
    </PhoneInput>
  );
  return (
    <div className={style.box}>
      <form
        {...{ ref: element, action, method: 'post', encType: 'multipart/form-data', className: style.form }}
        aria-busy={isSending || undefined}
        onSubmit={form.submit}
        onInput={form.keepInput}
      >
        {fault && (
          <p role="alert" className={style.fault}>
            {fault}
          </p>
        )}
        <TextField
          {...field('nombre_cliente')}
          {...{ label: words.name, autoComplete: 'name', required: true, maxLength: ticketLimits.name }}
        />
        {/* The two forms of the specification ask in different orders. */}
        <div className={style.pair}>
          {variant === 'support' ? email : phone}
          {variant === 'support' ? phone : email}
        </div>
        <TextAreaField
          {...field('descripcion')}
          {...{ label: words.message, required: true, maxLength: ticketLimits.message }}
        />
        {variant === 'support' && (
          <AttachmentsField id={`${id}-attachments`} {...{ words, language, error: problems['attachments'] }} />
        )}
        <HiddenFields
          {...{ id, words, page: props.page, apiClient: props.apiClient }}
          lang={variant === 'support' ? language : undefined}
        />
        <div className={style.foot}>
          <Button type="submit" busy={isSending}>
            {isSending ? sendingText(words.sending, form.share, language) : fault ? words.again : words.send}
          </Button>
          <p className={style.privacy}>
            {words.privacy} <a href={props.policyHref}>{words.policy}</a>
          </p>
        </div>
        {form.isKept && <KeptNote words={words} language={language} onClear={form.clear} />}
      </form>
      {form.reference && (
        <Thanks
          {...{ id: `${id}-thanks`, words: words.thanks, reference: form.reference, statusHref: props.statusHref }}
          onConfirm={form.confirm}
        />
      )}
    </div>
  );
}

function phoneOf(typed: TypedMessage | undefined) {
  return typed && { number: typed.telefono_cliente, countryCode: typed.telefono_clienteCountry.toUpperCase() };
}

/** How far it has come is worth a word only where it takes a while. */
function sendingText(text: string, share: number, language: Language): string {
  if (share === 0 || share === 1) return text;
  return `${text} ${new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(share)}`;
}
