import { MessageForm } from '#components/forms/message-form.tsx';
import { Section } from '#components/sections/section.tsx';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import type { Quote } from '#site/quotes/quote.ts';
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
