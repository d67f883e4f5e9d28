import { Section } from '#components/sections/section.tsx';
import { OutsideButton } from '#components/shell/outside-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { ExternalIcon, MailIcon } from '#components/ui/icons.tsx';
import { brand } from '#content/brand.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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
