import { OnItsWayHero } from '#components/art/heroes/on-its-way.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { href } from '#site/address.ts';
import { usePage } from '#site/page.ts';
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
