import { isEmailAddress, mailtoOf } from '#platform/contracts/text-rules.ts';

/** A piece of a message. The text of a link is exactly what was written. */
export interface MessagePart {
  readonly text: string;
  readonly href?: string | undefined;
  /** Of a ticket, an order, a quote or a meeting. */
  readonly reference?: string | undefined;
}

const opening = '([{<"\'«“‘¿¡';
const closing = '.,;:!?)]}>"\'»”’…';

/** Finds web addresses, e-mail addresses and references in a message. The time grows with its length alone. */
export function splitMessage(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    const [before, core, after] = trimPunctuation(word);
    const link = readLink(core);
    if (!link) {
      plain += word;
      continue;
    }
    if (plain + before) parts.push({ text: plain + before });
    parts.push({ text: core, ...link });
    plain = after;
  }
  if (plain) parts.push({ text: plain });
  return parts;
}

/** A bracket at the end belongs to the address if its other half does. */
function trimPunctuation(word: string): readonly [string, string, string] {
  let [start, end] = [0, word.length];
  while (start < end && opening.includes(word.charAt(start))) start++;
  let unclosed = 0;
  for (let at = start; at < end; at++) unclosed += { '(': 1, ')': -1 }[word.charAt(at)] ?? 0;
  for (; end > start && closing.includes(word.charAt(end - 1)); end--) {
    if (word.charAt(end - 1) !== ')') continue;
    if (unclosed >= 0) break;
    unclosed++;
  }
  return [word.slice(0, start), word.slice(start, end), word.slice(end)];
}

const reference = /^[HPQM]-[2-9A-Z]{4}(?:-[2-9A-Z]{4}){1,2}$/;
const longestEmail = 254;

function readLink(word: string): Pick<MessagePart, 'href' | 'reference'> | undefined {
  if (reference.test(word)) return { reference: word };
  if (/^https?:\/\//i.test(word)) return isPlainAddress(word) ? { href: word } : undefined;
  if (/^www\.[^./]+\.[^./]/i.test(word))
    return isPlainAddress(`https://${word}`) ? { href: `https://${word}` } : undefined;
  const isEmail = word.includes('@') && word.length <= longestEmail && isEmailAddress(word);
  return isEmail ? { href: mailtoOf(word) } : undefined;
}

/** Without a user name, which would look like the host: `https://bank.example@elsewhere.example`. */
function isPlainAddress(word: string): boolean {
  if (!URL.canParse(word)) return false;
  const { protocol, username, password, hostname } = new URL(word);
  return (protocol === 'http:' || protocol === 'https:') && !username && !password && hostname !== '';
}
