import { brand } from '#content/brand.ts';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { CountryId } from '#site/countries.ts';
import { callingCodes, splitPhone } from '#site/phone.ts';
import ContactForm from '../browser/contact-form/contact-form.tsx';
import type { ContactFormVariant } from '../browser/contact-form/message-fields.tsx';
import { PlainCountries } from '../browser/phone/plain-countries.tsx';
import type { MessageAnswer } from '../live-answers.ts';
import { messageFrom, type TicketColumn, type TypedMessage } from '../ticket-fields.ts';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly variant: ContactFormVariant;
  /** The server's answer to a form that was sent without JavaScript. */
  readonly answer?: Extract<MessageAnswer, { kind: 'wrong' }> | undefined;
  /** What is known of the sender, with a telephone in E.164 form, and the beginning of the message. */
  readonly known?: { readonly [Column in TicketColumn]?: string | undefined } | undefined;
  /** The country whose team is written to. */
  readonly country?: CountryId | undefined;
  /** The reference of the order, quote or meeting that the message is about. */
  readonly about?: string | undefined;
  /** In a dialog, which is never shown without JavaScript. */
  readonly inDialog?: boolean;
}

/** The contact form with its texts. An unsent message is restored when the form becomes visible. */
export function MessageForm({ id, variant, answer, known, country, about, inDialog = false }: Props) {
  const typed = answer?.typed ?? (known && typedFrom(known));
  const page = usePage();
  const { route, language, words } = page;
  return (
    <div {...dataProps({ enhance: 'draft', wake: 'sight' })}>
      <Island
        name="contact-form"
        of={ContactForm}
        props={{
          id,
          variant,
          language,
          words: formWords(page, variant),
          page: href(route.path, language),
          apiClient: brand.apiClient,
          statusHref: href('/support/status', language),
          policyHref: href('/politics', language),
          ...(typed && { typed }),
          ...(country && { country }),
          ...(about && { about }),
          ...(answer && { problems: answer.problems }),
        }}
      >
        {!inDialog && (
          <PlainCountries
            name="telefono_cliente"
            label={words.phone.country}
            countries={callingCodes(language)}
            choose={words.phone.choose}
            country={(typed?.telefono_clienteCountry ?? country)?.toUpperCase()}
          />
        )}
      </Island>
    </div>
  );
}

function typedFrom(known: NonNullable<Props['known']>): TypedMessage {
  const { number, country } = splitPhone(known.phone ?? '');
  return { ...messageFrom({ ...known, phone: number }), telefono_clienteCountry: country };
}

function formWords({ words }: Page, variant: ContactFormVariant) {
  const { contactForm, ticket, phone, shell, sections } = words;
  const { support, ...thanks } = contactForm.thanks;
  return {
    ...contactForm,
    meantEmail: sections.meantEmail,
    wrongInput: ticket.errors.wrongInput,
    problems: ticket.problems,
    files: ticket.files,
    phone,
    thanks: { ...thanks, close: shell.help.close, text: variant === 'support' ? support : ticket.received },
  };
}
