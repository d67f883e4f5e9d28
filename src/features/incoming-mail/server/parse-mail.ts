import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import addressparser from 'nodemailer/lib/addressparser';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import { receiveFile, removeUploads } from '#platform/server/body/upload.ts';
import { isProvenSender } from './authentication.ts';
import { textOfHtml } from './html-text.ts';
import { type Invitation, readInvitation } from './invitation.ts';
import { type MailFile, type MailHeaders, type MailParts, readParts } from './mail-parts.ts';
import { type SplitText, splitQuoted } from './split-quoted.ts';
import { decodeHeader } from './text-encoding.ts';
import { unpackWinmail } from './winmail.ts';

/** A message as the site needs it. Texts have no characters that a database cannot store. */
export interface ReadMail {
  readonly mailId: string | undefined;
  readonly from: { readonly name: string; readonly address: string } | undefined;
  /** All addresses that it was sent to, as far as its headers say. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly split: SplitText;
  /** The Message-IDs that it refers to, the nearest first. */
  readonly refersTo: readonly string[];
  /** `automatic`: a program wrote it as a reply. `bulk`: sent to many people. */
  readonly kind: 'message' | 'automatic' | 'bulk' | 'bounce';
  /** Something says that the address of the sender is not genuine. */
  readonly isForged: boolean;
  /** Our own mail server says that the address of the sender is genuine. */
  readonly isProven: boolean;
  /** A filter for spam has marked it. */
  readonly isSpam: boolean;
  readonly files: readonly MailFile[];
  /** Files that it has and that could not be read. */
  readonly missingFiles: readonly string[];
  /** Its text or its parts were too many to be read to the end. */
  readonly isCut: boolean;
  readonly invitation: Invitation | undefined;
  /** What a report of non-delivery says for programs. */
  readonly report: Report | undefined;
}

export interface MailSource {
  /** The message as it arrived. */
  readonly path: string;
  /** False if the file ends before the message does. */
  readonly isWhole: boolean;
  /** Where its files are written. */
  readonly folder: string;
  /** The name that our mail server gives itself in its results of authentication. */
  readonly authServer?: string | undefined;
}

/** In characters. A longer text is cut. */
const longest = { text: 50_000, subject: 300, mailId: 500, address: 320, addresses: 20_000, name: 1_000 } as const;

/** Bytes. A picture within the text that is smaller than this is the logo or an icon of a signature. */
const smallestPicture = 4 * 1024;

/** Bytes of the beginning of a message in which reports of non-delivery are looked for. */
const reportBytes = 512 * 1024;

/**
 * Reads a message. It is written by a stranger, so call this in a process of its own with limits of time and memory.
 * No picture or style of a message is ever loaded, and its HTML is never shown.
 */
export async function parseMail({ path, isWhole, folder, authServer }: MailSource): Promise<ReadMail> {
  const parts = await readParts(createReadStream(path), { folder, isWhole });
  const { headers } = parts;
  const beginning = await readBeginning(path);
  const kind = kindOf(headers, beginning);
  const files = await unpackFiles(parts.files, folder);
  const forwarded = kind === 'bounce' ? [] : await forwardedIn(files.kept, folder);
  const whole = [textIn(parts), files.text, ...forwarded].filter(Boolean).join('\n\n').trim();
  const text = cut(clean(whole), longest.text);
  const from = senderIn(headers);
  return {
    mailId: mailIdIn(headers.first('message-id')),
    from,
    recipients: recipientsIn(headers),
    subject: cut(oneLine(headers.first('subject')), longest.subject),
    text,
    split: splitQuoted(text),
    refersTo: kind === 'bounce' ? idsInReport(beginning) : referencesIn(headers),
    kind,
    isForged: hasSeveralAuthors(headers) || /\bdmarc=fail\b/i.test(headers.first('authentication-results')),
    isProven: kind === 'message' && from !== undefined && isProvenSender(headers, from.address, authServer),
    isSpam: isMarkedAsSpam(headers),
    files: files.kept,
    missingFiles: parts.missingFiles.map(oneLine),
    isCut: parts.isCut || whole.length > longest.text,
    invitation: invitationIn(parts),
    report: kind === 'bounce' ? readReport(beginning) : undefined,
  };
}

/** Sender and subject alone, for a message that cannot be read as a whole. */
export function readHead(beginning: Uint8Array): Pick<ReadMail, 'from' | 'subject' | 'mailId'> {
  const headers = headersAt(beginning);
  return {
    from: senderIn(headers),
    subject: cut(oneLine(headers.first('subject')), longest.subject),
    mailId: mailIdIn(headers.first('message-id')),
  };
}

/** Everybody whom a message names as its author, in small letters. */
export function authorsIn(beginning: Uint8Array): string[] {
  const headers = headersAt(beginning);
  const named = ['from', 'sender', 'reply-to'].flatMap((name) => addressesIn(headers, name));
  return named.map(({ address }) => oneLine(address).toLowerCase());
}

function headersAt(beginning: Uint8Array): MailHeaders {
  const [head = ''] = Buffer.from(beginning)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const all = (name: string) =>
    lines
      .filter((line) => line.split(':', 1)[0]?.trim().toLowerCase() === name)
      .map((line) => line.slice(line.indexOf(':') + 1).trim());
  return { all, first: (name) => decodeHeader(all(name)[0] ?? '') };
}

async function readBeginning(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(reportBytes), 0, reportBytes, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

/** Without control characters other than line ends and tabs, and without halves of characters. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
}

/** Never cuts a character in two. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}/gu, '');
}

function oneLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** The texts of a message. Of alternatives, the plain text, unless that is empty. */
function textIn({ texts }: Pick<MailParts, 'texts'>): string {
  const chosen: string[] = [];
  const isFilled = new Set<number | undefined>();
  let size = 0;
  for (const kind of ['plain', 'html'] as const) {
    for (const [place, part] of texts.entries()) {
      const isWanted = part.kind === kind && size <= longest.text && !isFilled.has(part.alternative);
      const text = isWanted ? readText(part) : '';
      if (text === '') continue;
      if (part.alternative !== undefined) isFilled.add(part.alternative);
      size += text.length;
      chosen[place] = text;
    }
  }
  return chosen.filter(Boolean).join('\n\n');
}

function readText({ kind, text }: MailParts['texts'][number]): string {
  return kind === 'html' ? textOfHtml(text, longest.text + 1) : text.trim();
}

function invitationIn({ texts }: MailParts): Invitation | undefined {
  const calendar = texts.find(({ kind }) => kind === 'calendar');
  return calendar && readInvitation(calendar.text);
}

const forwardedType = 'message/rfc822';

/** The texts of attached messages, below the line by which programs introduce them. Those within them are left out. */
async function forwardedIn(files: readonly MailFile[], folder: string): Promise<string[]> {
  const texts: string[] = [];
  for (const { path } of files.filter(({ type }) => type === forwardedType).slice(0, 3)) {
    const parts = await readParts(createReadStream(path), { folder, isWhole: true, isTextOnly: true });
    const sender = senderIn(parts.headers);
    const head = `---------- Forwarded message ----------\nFrom: ${sender?.name ?? ''} <${sender?.address ?? ''}>`;
    texts.push(`${head}\nSubject: ${oneLine(parts.headers.first('subject'))}\n\n${textIn(parts)}`);
  }
  return texts;
}

/** Signatures, the first part of an encrypted message, and reports. */
const typesForPrograms = [
  ...['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature'],
  ...['application/pgp-encrypted', 'message/delivery-status', 'message/disposition-notification'],
];

/** Neither what is for programs alone, nor the small pictures of a person's signature. */
function isWanted({ type, bytes, isInText }: MailFile): boolean {
  if (typesForPrograms.includes(type)) return false;
  return !(isInText && type.startsWith('image/') && bytes < smallestPicture);
}

/** Outlook packs files and sometimes the text into one file, winmail.dat, which only Outlook opens. */
async function unpackFiles(files: readonly MailFile[], folder: string) {
  const kept: MailFile[] = [];
  let text = '';
  for (const file of files) {
    const isPacked = file.type === 'application/ms-tnef' || file.name.toLowerCase() === 'winmail.dat';
    const unpacked = isPacked ? unpackWinmail(await readFile(file.path)) : undefined;
    if (unpacked) {
      text ||= unpacked.text ?? '';
      for (const { name, content } of unpacked.files) kept.push(await writeFile(name, content, folder));
    }
    // What was not unpacked to its end is kept as it is, too.
    if (!unpacked?.isComplete && isWanted(file)) kept.push(file);
    else await removeUploads([file]);
  }
  return { kept, text };
}

async function writeFile(name: string, content: Uint8Array, folder: string): Promise<MailFile> {
  const stream = Object.assign(Readable.from([Buffer.from(content)]), { truncated: false });
  const upload = await receiveFile(stream, name || 'file', folder);
  if (!upload) throw new Error('A file has neither a name nor a content');
  if (upload.failure !== undefined) throw upload.failure;
  return { ...upload, type: '', isInText: false };
}

function addressesIn(headers: MailHeaders, name: string) {
  const values = headers.all(name).map((value) => decodeText8(value));
  return addressparser(values.join(', ').slice(0, longest.addresses), { flatten: true });
}

/** Addresses are read before encoded words are decoded: those may contain commas. */
const decodeText8 = (value: string) => Buffer.from(value, 'latin1').toString('utf8');

function senderIn(headers: MailHeaders): ReadMail['from'] {
  const [first] = addressesIn(headers, 'from');
  const address = oneLine(first?.address ?? '').toLowerCase();
  if (!first || !/^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/.test(address)) return undefined;
  const written = decodeHeader(Buffer.from(first.name.slice(0, longest.name)).toString('latin1'));
  const name = cut(oneLine(written), ticketLimits.name);
  return { name: name || (address.split('@')[0] ?? ''), address };
}

/** A message has one author. Programs show one of several, and servers check another. */
function hasSeveralAuthors(headers: MailHeaders): boolean {
  return headers.all('from').length > 1 || addressesIn(headers, 'from').length > 1;
}

/** As SpamAssassin, rspamd and the filters of providers write it. */
function isMarkedAsSpam(headers: MailHeaders): boolean {
  const starts = (name: string, ...values: readonly string[]) =>
    values.some((value) => headers.first(name).toLowerCase().startsWith(value));
  return starts('x-spam-flag', 'yes', 'true') || starts('x-spam-status', 'yes') || starts('x-spam', 'yes', 'true');
}

/** Mail servers name the mailbox that a message was delivered to, also if it was a hidden recipient. */
const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'] as const;

function recipientsIn(headers: MailHeaders): string[] {
  const named = ['to', 'cc', 'bcc'].flatMap((name) => addressesIn(headers, name)).map(({ address }) => address);
  const delivered = deliveryHeaders.flatMap((name) => headers.all(name)).map((value) => value.replace(/^<|>$/g, ''));
  const all = [...named, ...delivered].map((address) => oneLine(address).toLowerCase());
  return [...new Set(all.filter((address) => address !== '' && address.length <= longest.address))];
}

const idPattern = /<[^<>\s]{1,498}>/g;

function mailIdIn(text: string): string | undefined {
  const id = oneLine(text);
  return /^<[^<>\s]+>$/.test(id) && id.length <= longest.mailId ? id : undefined;
}

/** A conversation refers to its beginning and to its latest messages; the middle does not matter. */
const mostReferences = 50;

function referencesIn(headers: MailHeaders): string[] {
  const nearest = [...headers.all('in-reply-to').join(' ').matchAll(idPattern)];
  const all = [...headers.all('references').join(' ').matchAll(idPattern)].reverse();
  const ids = [...nearest, ...all].map(([id]) => id);
  return [...new Set([...ids.slice(0, mostReferences), ...ids.slice(-1)])];
}

/** The Message-IDs of the message that a report of non-delivery is about, which it has attached or quoted. */
function idsInReport(source: string): string[] {
  const body = source.slice(Math.max(source.search(/\r?\n\r?\n/), 0));
  const found = body.matchAll(/^(?:message-id|references|in-reply-to):[ \t\r\n]{0,8}(<[^<>\s]{1,498}>)/gim);
  return [...new Set([...found].map(([, id = '']) => id))].slice(0, mostReferences);
}

/** Out-of-office replies of programs that do not say so in a header. */
const automaticSubjects =
  /^(?:automatic reply|auto(?:matic)? ?response|autoreply|out of (?:the )?office|respuesta automática|fuera de (?:la )?oficina|réponse automatique|absence du bureau|message d’absence)\b/i;

/** RFC 3834, and the headers that programs used before it. */
function kindOf(headers: MailHeaders, source: string): ReadMail['kind'] {
  const header = (name: string) => oneLine(headers.first(name)).toLowerCase();
  const submitted = header('auto-submitted');
  if (isReport(headers, source)) return 'bounce';
  const isOutOfOffice = automaticSubjects.test(oneLine(headers.first('subject')));
  const isAutomatic =
    (submitted !== '' && !submitted.startsWith('no')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => header(name) !== '') ||
    header('precedence') === 'auto_reply' ||
    header('return-path') === '<>' ||
    isMailerDaemon(headers) ||
    isOutOfOffice;
  // Outlook and others report that a mail was opened or deleted, if its writer has asked for it.
  if (/^multipart\/report\b.*\bdisposition-notification\b/.test(header('content-type'))) return 'automatic';
  // A program that answers nothing may still bring a message, such as that of a form on another site.
  const isAnswer = submitted.startsWith('auto-replied') || referencesIn(headers).length > 0;
  if (isAutomatic) return isAnswer || isOutOfOffice ? 'automatic' : 'bulk';
  const isBulk =
    ['bulk', 'list', 'junk'].includes(header('precedence')) || header('list-id') || header('list-unsubscribe');
  return isBulk ? 'bulk' : 'message';
}

function isReport(headers: MailHeaders, source: string): boolean {
  const type = oneLine(headers.first('content-type')).toLowerCase();
  if (type.startsWith('multipart/report')) return type.includes('delivery-status');
  // Reports of old servers have no structure. A postmaster may be a person.
  const isPostmaster = senderIn(headers)?.address.startsWith('postmaster@') && headers.first('return-path') === '<>';
  return (isMailerDaemon(headers) || isPostmaster === true) && idsInReport(source).length > 0;
}

const isMailerDaemon = (headers: MailHeaders) => senderIn(headers)?.address.startsWith('mailer-daemon@') ?? false;

interface Report {
  /** The address that could not be reached. */
  readonly recipient: string | undefined;
  /** A server still tries. */
  readonly isDelayed: boolean;
}

function readReport(source: string): Report {
  const field = (pattern: RegExp) => pattern.exec(source)?.[1]?.trim();
  const recipient =
    field(/^(?:final|original)-recipient:[ \t]*rfc822;[ \t]*<?([^\s<>]{3,320})/im) ??
    field(/^x-failed-recipients:[ \t]*([^\s,]{3,320})/im) ??
    // As Postfix and qmail name it in their text.
    field(/^<([^\s<>@]{1,64}@[^\s<>@]{1,255})>:/m);
  const action = field(/^action:[ \t]*([a-z]{1,20})/im)?.toLowerCase();
  return { recipient: recipient?.toLowerCase(), isDelayed: action === 'delayed' };
}
