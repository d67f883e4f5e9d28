import { isSameSecret, keyedHash } from '../security/secrets.ts';

/** Who was given the address: the customer, or the team. A reply to either is known to come from that side. */
const replySides = { customer: 'c', team: 't' } as const;

export type ReplySide = keyof typeof replySides;

/** In hexadecimal digits, because some mail servers change capital letters: 80 bits. */
const signatureLength = 20;

interface ReplyTarget {
  /** Such as `H-7KQ2-94MX`. */
  readonly reference: string;
  readonly side: ReplySide;
}

/**
 * The address for replies about something: `support+h7kq294mx-c-<signature>@company.example`. Whoever has it can add to
 * that conversation, so it is only sent to those who take part in it.
 */
export function replyAddress(secret: string, replyEmail: string, { reference, side }: ReplyTarget): string {
  const at = replyEmail.lastIndexOf('@');
  const code = reference.replaceAll('-', '').toLowerCase();
  const signature = signatureOf(secret, { reference, side });
  return `${replyEmail.slice(0, at)}+${code}-${replySides[side]}-${signature}${replyEmail.slice(at)}`;
}

function signatureOf(secret: string, { reference, side }: ReplyTarget): string {
  return keyedHash(secret, 'reply', `${side} ${reference}`).toString('hex').slice(0, signatureLength);
}

const tagPattern = /\+([\da-z]{9})-([ct])-([\da-f]{20})@/i;

/**
 * What an address is for. Undefined if its signature is not ours. The name and the domain may differ, because an alias
 * may lead to the mailbox; the signature cannot.
 */
export function readReplyAddress(
  secret: string,
  address: string,
  readReference: (typed: string) => string | undefined,
): ReplyTarget | undefined {
  const [, code = '', letter, signature = ''] = tagPattern.exec(address) ?? [];
  const reference = readReference(code);
  if (!reference) return undefined;
  const side: ReplySide = letter?.toLowerCase() === replySides.team ? 'team' : 'customer';
  const target = { reference, side };
  return isSameSecret(signature.toLowerCase(), signatureOf(secret, target)) ? target : undefined;
}

/** The Message-ID of the first mail of a conversation is made of this. */
export function threadTopic({ reference, side }: ReplyTarget): string {
  return `${reference.toLowerCase()}.${replySides[side]}`;
}

const topicPattern = /^<?(h-[\da-z]{4}-[\da-z]{4})\.[ct]@/i;

/** The reference in a Message-ID that begins one of our conversations. Anybody can write one: it proves nothing. */
export function referenceInTopic(messageId: string): string | undefined {
  return topicPattern.exec(messageId)?.[1]?.toUpperCase();
}
