import { createTransport } from 'nodemailer';
import { limits } from '../security/limits.ts';
import { withTimeout } from '../with-timeout.ts';
import { composeMail } from './compose-mail.ts';
import { MailFailure } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';
import type { Mailbox } from './mailbox.ts';

interface SmtpPostman extends MailTransport {
  /** Resolves when the server can be reached and accepts user and password; rejects if not. Sends nothing. */
  verify(): Promise<void>;
}

/** Hands each mail to the server at `url`, over a connection of its own. */
export function smtpTransport(url: string, from: Mailbox, patience: SmtpPatience = limits.smtp): SmtpPostman {
  const { connect, silence, whole } = patience;
  const transport = createTransport({
    url,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: silence,
    // It would write down addresses.
    logger: false,
  });
  return {
    async send(mail, attachment) {
      const sent = transport.sendMail(composeMail(mail, from, attachment));
      await withTimeout(whole, sent, tookTooLong);
    },
    async verify() {
      await withTimeout(whole, transport.verify(), tookTooLong);
    },
  };
}

const tookTooLong = () => new MailFailure('the mail server took too long');

/** Milliseconds: for a connection, for silence on it, and for all of it, however a server draws it out. */
export type SmtpPatience = Readonly<Record<'connect' | 'silence' | 'whole', number>>;
