import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { OnItsWayHero } from '#ui/art/heroes/on-its-way.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import style from './support-message.module.css';

/** The thanks for a message, for those who see no dialog. */
export function Sent({ reference }: { reference: string }) {
  const { words, language } = usePage();
  const { thanks } = words.contactForm;
  return (
    <Notice picture={<OnItsWayHero />} title={thanks.title}>
      <p>{words.ticket.received}</p>
      <dl className={style.reference} data-enhance="sent" data-wake="address:reference=">
        <dt>{thanks.reference}</dt>
        <dd>
          <strong>{reference}</strong>
          <CopyButton text={reference} words={thanks} className={style.copy} />
        </dd>
      </dl>
      <p>{thanks.mail}</p>
      <Notice.Actions>
        <Button href={`${href('/support/status', language)}?reference=${reference}`}>{thanks.status}</Button>
        <ButtonLink to="/support" look="secondary">
          {words.supportMessage.back}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}
