import { trial } from '#content/catalogue/trial.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Mark } from '#ui/art/mark.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './free-emails.module.css';

/** The one service that is tried by the piece and not by the day. */
export function FreeEmails() {
  const { words, language } = usePage();
  const { tryit } = words;
  const values = { count: trial.freeEmails };
  return (
    <Section
      id="mail"
      title={format(tryit.mailTitle, language, values)}
      lead={format(tryit.mailText, language, values)}
      tone="ice"
      aside={
        <div className={style.way}>
          <Mark of="email" size={112} />
          <ButtonLink to="/email-masivo" size="large">
            {tryit.mailAction}
          </ButtonLink>
        </div>
      }
    />
  );
}
