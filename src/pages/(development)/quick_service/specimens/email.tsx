import { usePage } from '#platform/page/page.ts';
import { CheckIcon, MailIcon } from '#ui/icons.tsx';
import style from './email.module.css';

/** A letter passes three gates on its way to the inbox. */
export function EmailSpecimen() {
  const { from, to, checks } = usePage().words.quickServices.email.specimen;
  return (
    <div className={style.way}>
      <p className={style.end}>
        <MailIcon /> {from}
      </p>
      <ol className={style.gates}>
        {checks.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <span className={style.check}>
              <CheckIcon />
            </span>
          </li>
        ))}
      </ol>
      <p className={style.end}>
        {to} <MailIcon />
      </p>
    </div>
  );
}
