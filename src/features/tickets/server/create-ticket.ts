import { wordsIn } from '#content/words.ts';
import { isProven } from '#features/accounts/server/proven-address.ts';
import type { ReadSignedIn } from '#features/accounts/server/signed-in.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { isFromBrowser } from '#platform/server/http/is-from-browser.ts';
import { isFromOwnPage } from '#platform/server/security/own-pages-only.ts';
import type { Language } from '#site/languages.ts';
import type { attachmentFiles } from './attachments/attachment-files.ts';
import { canaryTicket } from './canary-ticket.ts';
import { ticketMails } from './mail/ticket-mails.ts';
import type { ReadTicket } from './read-ticket.ts';
import { sameMessageId } from './same-message-id.ts';
import { limitsFor } from './spam/sender-limits.ts';
import { spamReasons } from './spam/spam-reasons.ts';
import { type NewTicket, saveTicket } from './store/save-ticket.ts';

interface Deps {
  readonly c: AppContext;
  readonly config: Pick<Config, 'dataDir' | 'publicUrl' | 'trustProxy' | 'teamEmail' | 'formProof' | 'canary'>;
  readonly db: Db;
  readonly secret: string;
  readonly language: Language;
  readonly files: ReturnType<typeof attachmentFiles>;
  readonly signedIn: ReadSignedIn;
  /** The name of the system that has shown its key. */
  readonly apiClient: string | undefined;
}

/** Keeps what was sent, and answers the reference under which it can be found again. */
export async function createTicketFrom(ticket: ReadTicket, deps: Deps): Promise<string> {
  const { sent } = ticket;
  const { c, config, db, secret, language, files, apiClient } = deps;
  const headers = c.req.header();
  const now = new Date();
  const canary = canaryTicket(c, config, sent, secret);
  const ownPage = isFromOwnPage(headers, config);
  const reasons = spamReasons({
    sent,
    headers,
    isFromOwnPage: ownPage,
    hasApiKey: apiClient !== undefined,
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
    apiClient: sent.api_client ?? apiClient,
    quarantineReasons: reasons,
    createdAt: now,
  };
  const { email } = values;
  const proven = isProven(c, email, { secret, user: (await deps.signedIn(c))?.user });
  const sender = { network: c.get('sender')()?.network, email, isProven: proven, token: sent.token || undefined };
  return saveTicket(db, values, {
    limits: canary?.limits ?? limitsFor(secret, sender),
    files,
    mailsOf: ticketMails({
      config: { ...config, teamEmail: canary?.teamEmail ?? config.teamEmail },
      secret,
      sender: (canary && 'trusted') || (proven ? 'proven' : undefined),
    }),
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
