import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import type { Quote } from '../../quote.ts';
import style from './ask-about.module.css';

/** The form to write to us, which knows already who writes, and about what. */
export function AskAbout({ quote: { reference, name, email } }: { readonly quote: Quote }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  return (
    <Section id="ask" title={made.ask} lead={made.askText} beside>
      <div className={style.form}>
        <MessageForm
          id="ask-form"
          variant="support"
          typed={{
            nombre_cliente: name,
            email_cliente: email,
            telefono_cliente: '',
            telefono_clienteCountry: '',
            descripcion: `${format(made.question, language, { reference })}\n`,
          }}
        />
      </div>
    </Section>
  );
}
