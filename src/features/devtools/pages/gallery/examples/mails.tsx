import { row } from '#ui/layout.ts';
import { teamMails, visitorMails } from '../../../sample-mail-names.ts';
import type { Part } from './example.ts';
import style from './examples.module.css';

interface Props {
  readonly language: 'en' | 'es' | 'fr';
  readonly names: readonly string[];
  readonly of?: string;
}

/** The server makes mails, so these are frames of its pages. They load when they are opened. */
function Mails({ language, names, of = language }: Props) {
  return (
    <>
      <p>
        <a href={`/dev/mail?of=${of}`}>All of them, at 320, 375 and 600 px, in both themes and as text</a>
      </p>
      <details>
        <summary className={style.summary}>Show {names.length} mails</summary>
        <div className={row(4)}>
          {names.map((name) => (
            <figure key={name} className={style.mail}>
              <div className={style.frame}>
                <iframe
                  title={`${name} (${language})`}
                  sandbox=""
                  loading="lazy"
                  tabIndex={-1}
                  src={`/dev/mail/sample-${language}-${name}?show=html`}
                />
              </div>
              <figcaption>
                <a href={`/dev/mail/sample-${language}-${name}?of=${of}`}>{name}</a>
              </figcaption>
            </figure>
          ))}
        </div>
      </details>
    </>
  );
}

export const mails: readonly Part[] = [
  {
    part: 'mail',
    title: 'Mails',
    note: 'A band of its own for each subject, the fact that matters first, and one button. Not shown where SMTP_URL is set.',
    wide: true,
    examples: {
      English: <Mails language="en" names={visitorMails} />,
      Español: <Mails language="es" names={visitorMails} />,
      Français: <Mails language="fr" names={visitorMails} />,
      'to the team': <Mails language="es" names={teamMails} of="team" />,
    },
  },
];
