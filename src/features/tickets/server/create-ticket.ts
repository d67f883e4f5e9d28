import { wordsIn } from '#content/words.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { isProven } from '#features/accounts/server/cookies.ts';
import type { FieldProblems } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import { readAboutReference } from '#platform/database/reference-code.ts';
import { type AppContext, headersOf } from '#platform/server/app-context.ts';
import type { Upload } from '#platform/server/body/upload.ts';
import { apiKeyLimit } from '#platform/server/calls/api-keys.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { headerOf, type RequestHeaders } from '#platform/server/http/headers.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { keyedHash, uuidOfHash } from '#platform/server/security/secrets.ts';
import { limitKey } from '#platform/server/security/within-limits.ts';
import { secondsPerHour } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { createTicket, type TicketRequest } from '../contract.ts';
import { ticketColumns } from '../ticket-fields.ts';
import { problemInWords } from '../ticket-problem-words.ts';
import { type attachmentFiles, type ReadAttachment, readAttachments } from './attachments.ts';
import { canaryCampaign, canaryHeader, isMark } from './canary.ts';
import { ticketMails } from './mail.ts';
import { checkFormToken, hasProof, limitsFor, type TokenProblem } from './spam/form-token.ts';
import { hasCertainLink, hasLink, isMadeOfLinks } from './spam/link-density.ts';
import { type NewTicket, saveTicket } from './store/save-ticket.ts';

interface ReadTicket {
  readonly sent: Omit<TicketRequest, 'attachments'>;
  readonly attachments: readonly ReadAttachment[];
}

/** Validates the request, or throws a CallError with texts in the visitor's language. */
export function readTicket(
  body: Readonly<Record<string, unknown>>,
  uploads: readonly Upload[],
  language: Language,
): ReadTicket {
  const result = createTicket.request.safeParse(body);
  if (!result.success) throw new CallError('wrongInput', { fields: inWords(problemsOf(result.error), language) });
  const { attachments: _, ...sent } = result.data;
  const read = readAttachments(uploads);
  if ('attachments' in read) return { sent, attachments: read.attachments };
  const fields = inWords({ attachments: read.problem }, language, read.file);
  throw new CallError(read.problem === 'tooLarge' ? 'bodyTooLarge' : 'wrongInput', { fields });
}

/** Translates the problem codes of the contract into texts. `file`: the name of the one that is refused. */
export function inWords(problems: FieldProblems, language: Language, file?: string): FieldProblems {
  const { ticket } = wordsIn(language);
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problemInWords(ticket, language, { field, problem, file }),
    ]),
  );
}

interface Deps {
  readonly c: AppContext;
  readonly config: Pick<
    Config,
    'dataDir' | 'publicUrl' | 'trustProxy' | 'teamEmail' | 'replyEmail' | 'formProof' | 'canary' | 'apiKeyRate'
  >;
  readonly db: Db;
  readonly secret: string;
  readonly language: Language;
  readonly files: ReturnType<typeof attachmentFiles>;
  readonly signedIn: ReadSignedIn;
  /** The name of the system whose API key came with the request. */
  readonly apiClient: string | undefined;
}

/** Saves the ticket and returns its reference. */
export async function createTicketFrom(ticket: ReadTicket, deps: Deps): Promise<string> {
  const { sent } = ticket;
  const { c, config, db, secret, language, files, apiClient } = deps;
  const headers = headersOf(c);
  const now = currentTime();
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
    ...pick(sent, ...ticketColumns),
    message: `${wordsIn(language).ticket.prefix}\n\n${sent.message}`,
    language,
    country: sent.country,
    page: sent.page,
    // Only the team is led by it to the record: it proves nothing about who sent it.
    about: readAboutReference(sent.about ?? ''),
    campaign: canary?.campaign ?? campaignOf(sent),
    apiClient: sent.api_client ?? apiClient,
    quarantineReasons: reasons,
    createdAt: now,
  };
  const { email } = values;
  const proven = isProven(c, email, { secret, user: (await deps.signedIn(c))?.user });
  const from = { email, isProven: proven, token: sent.token || undefined };
  const ofKey = apiClient === undefined ? undefined : [apiKeyLimit(secret, apiClient, config.apiKeyRate)];
  return saveTicket(db, values, {
    limits: canary?.limits ?? ofKey ?? limitsFor(secret, from, c.get('sender')()),
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

/**
 * Identifies a message in addition to the request id that its sender may have given: the same text by the same sender
 * on the same day, with the same files, is the same message. This also recognises a message that was sent once with
 * JavaScript and once without, or from two tabs. Pages are static and the same for every visitor, so they cannot
 * contain an id.
 */
function sameMessageId(secret: string, { sent, attachments }: ReadTicket, now: Date): string {
  const texts = ticketColumns.map((column) => sent[column] ?? '');
  const files = attachments.map(({ sha256 }) => sha256);
  const day = now.toISOString().slice(0, 10);
  const written = JSON.stringify([...texts, files, day]);
  return uuidOfHash(keyedHash(secret, 'message', written));
}

/** Per hour, from all networks together: even a caller that knows the secret cannot fill the database. */
const canaryLimit = { name: 'canary', most: 120, seconds: secondsPerHour } as const;

interface Sent {
  readonly request_id?: string | undefined;
  readonly email: string;
}

/**
 * The few differences between a canary ticket and a visitor's: both mails are written and sent, but to the canary; the
 * ticket appears in no list and is counted separately. Undefined if the ticket is a visitor's.
 */
function canaryTicket(c: AppContext, { canary }: Pick<Config, 'canary'>, sent: Sent, secret: string) {
  const { request_id, email } = sent;
  const mark = c.req.header(canaryHeader);
  if (!isMark(canary?.secret, mark, `ticket ${request_id} ${email}`, currentTime().getTime())) return undefined;
  return {
    campaign: canaryCampaign,
    teamEmail: email,
    limits: [
      {
        key: limitKey(secret, canaryLimit.name, canaryLimit.name),
        most: canaryLimit.most,
        seconds: canaryLimit.seconds,
      },
    ],
  };
}

type SpamReason = TokenProblem | 'honeypot' | 'no token' | 'no proof' | 'links';

interface Evidence {
  readonly sent: Pick<TicketRequest, 'name' | 'message' | 'token' | 'proof' | 'sitio_web'>;
  readonly headers: RequestHeaders;
  readonly isFromOwnPage: boolean;
  /**
   * The request came with a valid API key of a company system. It needs neither token nor proof, and may contain links.
   */
  readonly hasApiKey: boolean;
  readonly secret: string;
  /** 0: no proof is required. */
  readonly proofBits: number;
  readonly now: number;
}

/** Why a ticket looks like spam. No reason is conclusive, so the ticket is held back for the team and never refused. */
export function spamReasons({ sent, hasApiKey, secret, proofBits, now, ...request }: Evidence): SpamReason[] {
  // A honeypot: people do not see this field.
  const filledIn: SpamReason[] = sent.sitio_web ? ['honeypot'] : [];
  if (hasApiKey) return filledIn;
  const aboutToken = sent.token ? checkFormToken(secret, sent.token, now) : missingToken(sent, request);
  return [
    ...filledIn,
    ...(aboutToken ? [aboutToken] : []),
    ...(hasProof(sent.token, sent.proof, proofBits) ? [] : (['no proof'] as const)),
    ...(hasCertainLink(sent.name) || isMadeOfLinks(sent.message) ? (['links'] as const) : []),
  ];
}

/**
 * Systems without a key have no token, and neither have the site's own pages without JavaScript. Those are accepted as
 * long as the text contains no link. A form that another site makes a visitor's browser send is not.
 */
function missingToken(
  { name, message }: Evidence['sent'],
  { headers, isFromOwnPage }: Pick<Evidence, 'headers' | 'isFromOwnPage'>,
): SpamReason | undefined {
  const isFromOtherSite = isFromBrowser(headers) && !isFromOwnPage;
  return isFromOtherSite || hasLink(message) || hasLink(name) ? 'no token' : undefined;
}

/** Every browser sends one of these headers. */
function isFromBrowser(headers: RequestHeaders): boolean {
  return ['origin', 'sec-fetch-site'].some((name) => headerOf(headers, name) !== undefined);
}
