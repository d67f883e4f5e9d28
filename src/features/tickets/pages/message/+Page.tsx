import { dataProps } from '#platform/page/data-attributes.ts';
import { type HeadOf, withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { LetterHero, OnItsWayHero } from '#ui/art/heroes/account.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { centeredRow } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import { panelLook, terms } from '#ui/look.ts';
import { Notice } from '#ui/sections/notice.tsx';
import type { MessageAnswer } from '../../live-answers.ts';
import { MessageForm } from '../../views/message-form.tsx';
import style from './support-message.module.css';

const head: HeadOf = (page) => {
  const { supportMessage: words } = page.words;
  const titles = { new: words.title, sent: words.sentTab, wrong: words.wrongTab, unread: words.unreadTitle };
  const answer = messageIn(page);
  return { title: answer ? titles[answer.kind] : words.title, description: words.description };
};

export default withHead(head, SupportMessagePage);

/** The contact form on a separate page, for visitors without JavaScript, with the outcome of the message they sent. */
function SupportMessagePage() {
  const page = usePage();
  const { supportMessage: words } = page.words;
  const answer = messageIn(page);
  if (answer?.kind === 'sent') return <Sent reference={answer.reference} />;
  const titles = { new: words.title, wrong: words.wrongTitle, unread: words.unreadTitle };
  return (
    <Notice picture={<LetterHero />} title={answer ? titles[answer.kind] : words.title}>
      {!answer || answer.kind === 'new' ? <p>{words.lead}</p> : <Failure answer={answer} />}
      {/* Headline and form fill the first screen and need more than one round trip; the style sheets load
          meanwhile. */}
      <div className={style.form} {...dataProps({ 'one-piece': '' })}>
        <MessageForm
          id="message"
          variant="support"
          answer={answer?.kind === 'wrong' ? answer : undefined}
          country={answer && 'country' in answer ? answer.country : undefined}
        />
      </div>
    </Notice>
  );
}

/** Why the message was not sent, and what to do about it. */
function Failure({ answer }: { answer: Extract<MessageAnswer, { kind: 'wrong' | 'unread' }> }) {
  const { supportMessage: words } = usePage().words;
  return (
    <>
      <p role="alert" className={style.error}>
        {answer.errorText}
      </p>
      {answer.kind === 'unread' && <p>{words.unreadText}</p>}
      {answer.kind === 'wrong' && answer.hadFiles && <p>{words.attachAgain}</p>}
    </>
  );
}

/** The confirmation page, for visitors who see no dialog. */
function Sent({ reference }: { reference: string }) {
  const { words, language } = usePage();
  const { thanks } = words.contactForm;
  return (
    <Notice picture={<OnItsWayHero />} title={thanks.title}>
      <p>{words.ticket.received}</p>
      <dl
        className={classNames(panelLook, terms, style.reference)}
        {...dataProps({ enhance: 'sent', wake: 'address:reference=' })}
      >
        <dt>{thanks.reference}</dt>
        <dd className={centeredRow(0)}>
          <strong>{reference}</strong> <CopyButton text={reference} words={thanks} />
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

/** The outcome of a message, if the server rendered the page to show it. */
function messageIn({ live }: Page): MessageAnswer | undefined {
  return live?.path === '/support/message' ? live.message : undefined;
}
