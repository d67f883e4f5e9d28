import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { format } from '#site/message.ts';
import { meetingTime } from '#site/written-time.ts';
import { meetingLimits } from '../../meeting-limits.ts';
import { confirmationAddress } from '../meeting-address.ts';
import type { Meeting } from '../store/meeting-change.ts';
import type { MeetingMailDeps } from './mail-parts.ts';
import { bothMoments } from './times.ts';

/**
 * Asks for the click that makes a meeting of a hold. Nobody knows yet whose address it is, so that it holds nothing
 * that somebody typed: neither a name nor a topic. It is not sent once the hold is over.
 */
export function holdMail({ config, secret }: MeetingMailDeps): (held: Meeting) => Mail {
  return (held) => {
    const { reference, email, startsAt, zone, heldUntil } = held;
    const language = languageOf(held);
    const { hold } = wordsIn(language).meetingMail;
    const { date, time } = meetingTime(startsAt.getTime(), zone, language);
    const values = { date, time, minutes: meetingLimits.holdMinutes, company: brand.name };
    const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text: format(text, language, values) });
    const link = `${config.publicUrl}${confirmationAddress(secret, reference, language)}`;
    const parts: MailPart[] = [
      paragraph(hold.greeting),
      paragraph(hold.text),
      { kind: 'list', items: bothMoments(startsAt, zone, language) },
      { kind: 'link', text: hold.confirm, href: link },
      paragraph(hold.after),
      paragraph(hold.mistake),
      paragraph(hold.signature),
    ];
    return {
      key: `meeting:${reference}:hold`,
      recipient: email,
      replyTo: config.teamEmail,
      subject: format(hold.subject, language, values),
      text: mailText(parts),
      html: mailHtml(language, parts),
      secretUntil: heldUntil ?? undefined,
    };
  };
}
