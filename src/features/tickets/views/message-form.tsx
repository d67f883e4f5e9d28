import { brand } from '#content/brand.ts';
import { Island } from '#platform/browser/island.tsx';
import { type Page, usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { callingCodes } from '#site/phone.ts';
import ContactForm from '../browser/contact-form/contact-form.tsx';
import type { ContactFormVariant } from '../browser/contact-form/message-fields.tsx';
import { PlainCountries } from '../browser/phone/plain-countries.tsx';
import type { MessageAnswer, TypedMessage } from '../live-answers.ts';

interface Props {
  /** Of its own on a page. */
  readonly id: string;
  readonly variant: ContactFormVariant;
  /** What the server has to say to what was sent. */
  readonly answer?: Extract<MessageAnswer, { kind: 'wrong' }> | undefined;
  /** What stands in it before anybody has typed, such as what the message is about. */
  readonly typed?: TypedMessage;
  /** In a dialog, which is never seen without JavaScript. */
  readonly inDialog?: boolean;
}

/** The contact form, with its words. What was typed and not sent is put back when the form comes into sight. */
export function MessageForm({ id, variant, answer, typed = answer?.typed, inDialog = false }: Props) {
  const page = usePage();
  const { route, language, words } = page;
  const form = (
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
        ...(answer && { problems: answer.problems }),
      }}
    >
      {!inDialog && (
        <PlainCountries
          name="telefono_cliente"
          label={words.phone.country}
          countries={callingCodes(language)}
          choose={words.phone.choose}
          country={typed?.telefono_clienteCountry.toUpperCase()}
        />
      )}
    </Island>
  );
  if (inDialog) return form;
  return (
    <div data-enhance="draft" data-wake="sight">
      {form}
    </div>
  );
}

function formWords({ words }: Page, variant: ContactFormVariant) {
  const { contactForm, ticket, phone, shell } = words;
  const { support, ...thanks } = contactForm.thanks;
  return {
    ...contactForm,
    wrongInput: ticket.errors.wrongInput,
    problems: ticket.problems,
    phone,
    thanks: { ...thanks, close: shell.help.close, text: variant === 'support' ? support : ticket.received },
  };
}
