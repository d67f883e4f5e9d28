import { usePage } from '#platform/page/page.ts';
import { CheckIcon, MailIcon } from '#ui/icons.tsx';
import { columns, line, stack } from '#ui/layout.ts';
import { Entry } from '#ui/sections/split.tsx';
import style from './email.module.css';

/** A letter passes three gates on its way to the inbox. */
export function EmailSpecimen() {
  const { from, to, checks } = usePage().words.quickServices.email.example;
  return (
    <div className={stack(4, style.way)}>
      <p className={line(2, style.end)}>
        <MailIcon /> {from}
      </p>
      <ol className={columns(4, { wide: 3 }, style.gates)}>
        {checks.map((check) => (
          <li key={check.name} className={stack(2)}>
            <Entry of={check} />
            <span className={stack(0, style.check)}>
              <CheckIcon />
            </span>
          </li>
        ))}
      </ol>
      <p className={line(2, style.end)}>
        {to} <MailIcon />
      </p>
    </div>
  );
}
