import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';

/** A message as the site needs it. Texts have no characters that a database cannot store. */
export interface ReadMail {
  readonly mailId: string | undefined;
  readonly from: { readonly name: string; readonly address: string } | undefined;
  /** All addresses that it was sent to, as far as its headers say. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The Message-IDs that it refers to, the nearest first. */
  readonly refersTo: readonly string[];
  /** `automatic`: a program wrote it as a reply. `bulk`: sent to many people. */
  readonly kind: 'message' | 'automatic' | 'bulk' | 'bounce';
  /** The server that received it says that the address of the sender is not genuine. */
  readonly isForged: boolean;
  readonly attachments: readonly ReadFile[];
}

export interface ReadFile {
  readonly name: string;
  readonly content: Buffer;
}

/** In characters. A longer text is cut. */
const longest = { text: 50_000, html: 1_000_000, subject: 300, mailId: 500, address: 320 } as const;

/** Bytes. A picture within the text that is smaller than this is a logo or an icon. */
const smallestPicture = 20 * 1024;

const parserOptions = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  keepCidLinks: true,
  keepDeliveryStatus: true,
} as const;

/** No picture or style of a message is ever loaded, and its HTML is never shown. */
export async function parseMail(raw: Uint8Array): Promise<ReadMail> {
  const mail = await simpleParser(Buffer.from(raw), parserOptions);
  const kind = kindOf(mail, raw);
  return {
    mailId: mailIdIn(mail.messageId),
    from: senderOf(mail),
    recipients: recipientsOf(mail),
    subject: cut(oneLine(mail.subject), longest.subject),
    text: cut(
      [await textOf(mail), ...(kind === 'bounce' ? [] : await forwardedIn(mail))].join('\n\n').trim(),
      longest.text,
    ),
    refersTo: kind === 'bounce' ? idsInReport(raw) : referencesOf(mail),
    kind,
    isForged: /\bdmarc=fail\b/i.test(firstHeader(mail, 'authentication-results')),
    attachments: mail.attachments.filter(isWanted).map(fileOf),
  };
}

/** Without control characters other than line ends and tabs, and without halves of characters. */
function clean(text: string | undefined): string {
  return (text ?? '').replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
}

/** Never cuts a character in two. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}/gu, '');
}

function oneLine(text: string | undefined): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

async function textOf(mail: ParsedMail): Promise<string> {
  const written = clean(mail.text);
  const text = written.trim() || !mail.html ? written : clean(await textOfHtml(mail.html));
  return text.trim();
}

const forwardedType = 'message/rfc822';

/** The texts of attached messages, below the line by which programs introduce them. Those within them are left out. */
async function forwardedIn({ attachments }: ParsedMail): Promise<string[]> {
  const messages = attachments.filter(({ contentType }) => contentType === forwardedType).slice(0, 3);
  return Promise.all(
    messages.map(async ({ content }) => {
      const mail = await simpleParser(content, parserOptions);
      const sender = senderOf(mail);
      const head = `---------- Forwarded message ----------\nFrom: ${sender?.name ?? ''} <${sender?.address ?? ''}>`;
      return `${head}\nSubject: ${oneLine(mail.subject)}\n\n${await textOf(mail)}`;
    }),
  );
}

/** mailparser converts the HTML of a message that is nothing else, so this makes such a message. */
async function textOfHtml(html: string): Promise<string> {
  if (html.length > longest.html) return html.slice(0, longest.html).replace(/<[^<>]*>/g, ' ');
  const head = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const body = Buffer.from(tidyHtml(html)).toString('base64').replace(/.{76}/g, '$&\r\n');
  const { text } = await simpleParser(`${head}${body}`, { skipTextToHtml: true, keepCidLinks: true });
  return unwrap(text ?? '');
}

/** Without pictures, whose addresses would stand in the text, and with a space between the cells of a table. */
function tidyHtml(html: string): string {
  return html.replace(/<img\b[^<>]*>/gi, '').replace(/<\/t[dh]>/gi, ' $&');
}

/** mailparser breaks lines at this length. A break after which the next word would have fitted is the sender's own. */
const wrapsAt = 80;

function unwrap(text: string): string {
  const lines: string[] = [];
  let previous = '';
  for (const line of text.split('\n')) {
    const [word = ''] = line.split(' ', 1);
    const isWrapped =
      previous !== '' && word !== '' && !/^[>*]/.test(line) && previous.length + 1 + word.length > wrapsAt;
    if (isWrapped) lines.push(`${lines.pop()} ${line}`);
    else lines.push(line);
    previous = line;
  }
  return lines.join('\n');
}

function senderOf({ from }: ParsedMail): ReadMail['from'] {
  const [first] = from?.value ?? [];
  const address = oneLine(first?.address).toLowerCase();
  if (!first || !/^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/.test(address)) return undefined;
  const name = cut(oneLine(first.name), ticketLimits.name);
  return { name: name || (address.split('@')[0] ?? ''), address };
}

/** Mail servers name the mailbox that a message was delivered to, also if it was a hidden recipient. */
const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'] as const;

function recipientsOf(mail: ParsedMail): string[] {
  const named = [mail.to, mail.cc, mail.bcc].flat().flatMap((list: AddressObject | undefined) => list?.value ?? []);
  const addresses = named.flatMap((one) => [one, ...(one.group ?? [])]).flatMap(({ address }) => address ?? []);
  const delivered = mail.headerLines
    .filter(({ key }) => deliveryHeaders.some((name) => name === key))
    .map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1)
        .trim()
        .replace(/^<|>$/g, ''),
    );
  const all = [...addresses, ...delivered].map((address) => oneLine(address).toLowerCase());
  return [...new Set(all.filter((address) => address.length <= longest.address))];
}

const idPattern = /<[^<>\s]{1,498}>/g;

function mailIdIn(text: string | undefined): string | undefined {
  const id = oneLine(text);
  return /^<[^<>\s]+>$/.test(id) && id.length <= longest.mailId ? id : undefined;
}

/** A conversation refers to its beginning and to its latest messages; the middle does not matter. */
const mostReferences = 50;

function referencesOf({ inReplyTo, references }: ParsedMail): string[] {
  const nearest = [...(inReplyTo ?? '').matchAll(idPattern)];
  const all = [...[references ?? []].flat().join(' ').matchAll(idPattern)].reverse();
  const ids = [...nearest, ...all].map(([id]) => id);
  return [...new Set([...ids.slice(0, mostReferences), ...ids.slice(-1)])];
}

/** The Message-IDs of the message that a report of non-delivery is about, which it has attached or quoted. */
function idsInReport(raw: Uint8Array): string[] {
  const source = Buffer.from(raw).toString('latin1');
  const body = source.slice(Math.max(source.search(/\r?\n\r?\n/), 0));
  const found = body.matchAll(/^(?:message-id|references|in-reply-to):[ \t\r\n]{0,8}(<[^<>\s]{1,498}>)/gim);
  return [...new Set([...found].map(([, id = '']) => id))].slice(0, mostReferences);
}

/** The header that was added last, as servers add theirs above the others. */
function firstHeader({ headerLines }: ParsedMail, name: string): string {
  const found = headerLines.find(({ key }) => key === name)?.line ?? '';
  return oneLine(found.slice(found.indexOf(':') + 1));
}

/** Out-of-office replies of programs that do not say so in a header. */
const automaticSubjects =
  /^(?:automatic reply|auto(?:matic)? ?response|autoreply|out of (?:the )?office|respuesta automática|fuera de (?:la )?oficina|réponse automatique|absence du bureau|message d’absence)\b/i;

/** RFC 3834, and the headers that programs used before it. */
function kindOf(mail: ParsedMail, raw: Uint8Array): ReadMail['kind'] {
  const header = (name: string) => firstHeader(mail, name).toLowerCase();
  const submitted = header('auto-submitted');
  if (isReport(mail, raw)) return 'bounce';
  const isOutOfOffice = automaticSubjects.test(oneLine(mail.subject));
  const isAutomatic =
    (submitted !== '' && !submitted.startsWith('no')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => header(name) !== '') ||
    header('precedence') === 'auto_reply' ||
    header('return-path') === '<>' ||
    isOutOfOffice;
  // A program that answers nothing may still bring a message, such as that of a form on another site.
  const isAnswer = submitted.startsWith('auto-replied') || referencesOf(mail).length > 0;
  if (isAutomatic) return isAnswer || isOutOfOffice ? 'automatic' : 'bulk';
  const isBulk =
    ['bulk', 'list', 'junk'].includes(header('precedence')) || header('list-id') || header('list-unsubscribe');
  return isBulk ? 'bulk' : 'message';
}

function isReport(mail: ParsedMail, raw: Uint8Array): boolean {
  const type = firstHeader(mail, 'content-type').toLowerCase();
  if (type.startsWith('multipart/report')) return type.includes('delivery-status');
  // Reports of old servers have no structure.
  const isDaemon = /^(?:mailer-daemon|postmaster)@/.test(senderOf(mail)?.address ?? '');
  return isDaemon && firstHeader(mail, 'return-path') === '<>' && idsInReport(raw).length > 0;
}

interface Report {
  /** The address that could not be reached. */
  readonly recipient: string | undefined;
  /** A server still tries. */
  readonly isDelayed: boolean;
}

/** What a report of non-delivery says for programs. */
export function readReport(raw: Uint8Array): Report {
  const source = Buffer.from(raw).toString('latin1');
  const field = (pattern: RegExp) => pattern.exec(source)?.[1]?.trim();
  const recipient =
    field(/^(?:final|original)-recipient:[ \t]*rfc822;[ \t]*<?([^\s<>]{3,320})/im) ??
    field(/^x-failed-recipients:[ \t]*([^\s,]{3,320})/im);
  const action = field(/^action:[ \t]*([a-z]{1,20})/im)?.toLowerCase();
  return { recipient: recipient?.toLowerCase(), isDelayed: action === 'delayed' };
}

const signatureTypes = ['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature'];

/**
 * Neither signatures for programs, nor the logos of a person's signature, nor the parts of a report, nor the invitation
 * that a calendar adds to its text.
 */
function isWanted({ contentType, related, content, contentDisposition, cid, filename }: Attachment): boolean {
  if (signatureTypes.includes(contentType) || contentType === 'message/delivery-status') return false;
  if (contentType === forwardedType || (contentType === 'text/calendar' && !filename)) return false;
  const isInText = related || (contentDisposition === 'inline' && cid !== undefined);
  return !(isInText && contentType.startsWith('image/') && content.length < smallestPicture);
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'text/plain': 'txt',
};

function fileOf({ filename, contentType, content }: Attachment): ReadFile {
  const ending = endings[contentType];
  return { name: oneLine(filename) || `file${ending ? `.${ending}` : ''}`, content };
}
