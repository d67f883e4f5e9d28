import { wordsIn } from '#content/words.ts';
import type { Db } from '#database/database.ts';
import { keepTicket, type NewTicket } from '#database/tickets/keep-ticket.ts';
import type { Language } from '#site/languages.ts';
import { type AppContext, connectedFrom } from '../app-context.ts';
import { canaryTicket } from '../canary/canary-ticket.ts';
import type { Config } from '../config.ts';
import { isFromBrowser } from '../http/is-from-browser.ts';
import { senderNetwork } from '../http/sender-network.ts';
import { isFromOwnPage } from '../security/own-pages-only.ts';
import { attachmentFiles } from './attachments/attachment-files.ts';
import { attachmentsFolder } from './attachments/attachments-folder.ts';
import { ticketMails } from './mail/ticket-mails.ts';
import type { ReadTicket } from './read-ticket.ts';
import { sameMessageId } from './same-message-id.ts';
import { limitsFor } from './spam/sender-limits.ts';
import { spamReasons } from './spam/spam-reasons.ts';

interface Place {
  readonly c: AppContext;
  readonly config: Pick<Config, 'dataDir' | 'publicUrl' | 'trustProxy' | 'teamEmail' | 'formProof' | 'canary'>;
  readonly db: Db;
  readonly secret: string;
  readonly language: Language;
}

/** Keeps what was sent, and answers the reference under which it can be found again. */
export function createTicketFrom(ticket: ReadTicket, place: Place): Promise<string> {
  const { sent, attachments } = ticket;
  const { c, config, db, secret, language } = place;
  const headers = c.req.header();
  const now = new Date();
  const canary = canaryTicket(c, config, sent, secret);
  const ownPage = isFromOwnPage(headers, config);
  const reasons = spamReasons({
    sent,
    headers,
    isFromOwnPage: ownPage,
    secret,
    proofBits: config.formProof,
    now: now.getTime(),
  });
  const values: NewTicket = {
    requestId: sent.request_id,
    messageKey: isFromBrowser(headers) && ownPage ? sameMessageId(secret, ticket, now) : undefined,
    name: sent.nombre_cliente,
    email: sent.email_cliente,
    phone: sent.phone,
    message: `${wordsIn(language).ticket.prefix}\n\n${sent.descripcion}`,
    language,
    country: sent.country,
    page: sent.page,
    campaign: canary?.campaign ?? campaignOf(sent),
    apiClient: sent.api_client,
    quarantineReasons: reasons,
    createdAt: now,
  };
  const network = senderNetwork({ headers, connectedFrom: connectedFrom(c), trustProxy: config.trustProxy });
  return keepTicket(db, values, {
    limits: canary?.limits ?? limitsFor(secret, { network, email: sent.email_cliente, token: sent.token || undefined }),
    files: attachmentFiles(attachmentsFolder(config.dataDir), attachments),
    mailsOf: ticketMails({ ...config, teamEmail: canary?.teamEmail ?? config.teamEmail }),
    onNew: ({ state }) => {
      if (!canary) c.get('metrics').tickets.add(state === 'quarantined' ? state : 'new');
    },
  });
}

function campaignOf(sent: ReadTicket['sent']): Record<string, string> {
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer } = sent;
  const named = { utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer };
  return Object.fromEntries(Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
