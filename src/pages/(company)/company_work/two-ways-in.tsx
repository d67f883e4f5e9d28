import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { ExternalIcon, MailIcon } from '#ui/icons.tsx';
import { OutsideButton } from '#ui/links/outside-button.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './two-ways-in.module.css';

const { careers: email } = brand.email;

/** To the team by e-mail, to single jobs by the hour. */
export function TwoWaysIn() {
  const { words, language } = usePage();
  const { ways } = words.companyWork;
  return (
    <Section id="apply" title={ways.title} tone="card">
      <ul className={style.ways}>
        <li className={style.email} data-room="light">
          <h3>{ways.email.name}</h3>
          <p>{ways.email.text}</p>
          <Button href={`mailto:${email}`} icon={<MailIcon />}>
            {format(ways.email.action, language, { email })}
          </Button>
        </li>
        <li className={style.hourly} data-room="light">
          <h3>{ways.hourly.name}</h3>
          <p>{ways.hourly.text}</p>
          <OutsideButton href={brand.hourlyWork} look="secondary" iconAfter={<ExternalIcon />}>
            {ways.hourly.action}
          </OutsideButton>
        </li>
      </ul>
    </Section>
  );
}
