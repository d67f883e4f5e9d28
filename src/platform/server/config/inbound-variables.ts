import { z } from 'zod';
import { readMailbox } from '../mail/mailbox.ts';

/** The environment variables that define how mail comes in. */
export const inboundVariables = {
  INBOUND_IMAP_URL: z
    .string()
    .refine(
      (text) => readImapUrl(text) !== undefined,
      'must look like imaps://user:password@host/INBOX, with %40 for an @ in the user name, or be left empty',
    )
    .transform(readImapUrl)
    .optional(),
  INBOUND_SENT_FOLDER: z.string().max(200).optional(),
  INBOUND_MAIL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/, 'must have 32 to 200 visible characters, or be left empty')
    .optional(),
  INBOUND_AUTH_SERVER: z
    .string()
    .regex(/^[\w.-]{1,253}$/, 'must be the name of a server such as mx.company.example, or be left empty')
    .optional(),
  REPLY_EMAIL: z
    .string()
    .refine((text) => readMailbox(text)?.address === text, 'must be one address such as support@company.example')
    .optional(),
};

/** The URL contains a password. */
export const inboundSecrets = ['INBOUND_IMAP_URL', 'INBOUND_MAIL_KEY'];

export interface ImapMailbox {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. Otherwise STARTTLS, which only a server on this machine may lack. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
}

function readImapUrl(text: string): ImapMailbox | undefined {
  if (!/^imaps?:\/\/[^/]/.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  if (!hostname || !username || !password) return undefined;
  const isSecure = protocol === 'imaps:';
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (isSecure ? 993 : 143),
      isSecure,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    };
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}

type Read = z.output<z.ZodObject<typeof inboundVariables>> & { readonly TEAM_EMAIL: string };

/** In characters: what a signed reply address adds to the name before the @, which may have 64. */
const addedToName = 34;
const longestName = 64 - addedToName;

/** Undefined: the settings are consistent. */
export function inboundProblem(read: Read): string | undefined {
  const { INBOUND_IMAP_URL: imap, INBOUND_MAIL_KEY: key, INBOUND_SENT_FOLDER: sent, REPLY_EMAIL: reply } = read;
  if (!imap && !key && read.INBOUND_AUTH_SERVER)
    return 'INBOUND_AUTH_SERVER needs INBOUND_IMAP_URL or INBOUND_MAIL_KEY: no mail comes in.';
  if (!imap && sent) return 'INBOUND_SENT_FOLDER needs INBOUND_IMAP_URL.';
  if (!imap && !key && reply)
    return 'REPLY_EMAIL needs INBOUND_IMAP_URL or INBOUND_MAIL_KEY: nothing would read the replies.';
  const name = replyEmailOf(read)?.split('@')[0] ?? '';
  if (name.length <= longestName) return undefined;
  return `REPLY_EMAIL, or else TEAM_EMAIL, must have at most ${longestName} characters before the @: replies go to name+reference@…`;
}

/** The address whose variants with a plus sign receive replies. Undefined: no mail comes in. */
function replyEmailOf({ INBOUND_IMAP_URL, INBOUND_MAIL_KEY, REPLY_EMAIL, TEAM_EMAIL }: Read): string | undefined {
  return INBOUND_IMAP_URL || INBOUND_MAIL_KEY ? (REPLY_EMAIL ?? TEAM_EMAIL) : undefined;
}

export function readInbound(read: Read) {
  return {
    replyEmail: replyEmailOf(read),
    inboundImap: read.INBOUND_IMAP_URL,
    inboundSentFolder: read.INBOUND_SENT_FOLDER,
    inboundKey: read.INBOUND_MAIL_KEY,
    inboundAuthServer: read.INBOUND_AUTH_SERVER,
  };
}
