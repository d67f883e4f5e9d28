/** The new words of a message, and what its sender only repeats: quoted text and the signature. */
export interface SplitText {
  readonly text: string;
  readonly quoted: string | undefined;
}

/**
 * Separates what a person wrote from what their mail program added. Only lines are compared, never the whole text, so
 * that the time grows with its length alone. A forwarded message is not a quote: it is what the sender wants to show.
 */
export function splitQuoted(whole: string): SplitText {
  const lines = whole.split('\n');
  const isQuoted = lines.map(() => false);
  const mark = (from: number, to: number) => isQuoted.fill(true, from, to);
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (isForwarded(line)) break;
    const introduced = introductionAt(lines, at);
    const first = at + introduced;
    if (introduced > 0 && !isMarked(nextText(lines, first))) {
      // As in Outlook: everything after the head of the earlier message is that message.
      mark(at, lines.length);
      break;
    }
    if (introduced > 0 || isMarked(line)) {
      const end = endOfMarked(lines, first);
      mark(at, end);
      at = end;
    } else if (isSignature(line)) {
      const end = startOfQuote(lines, at + 1);
      mark(at, end);
      at = end;
    } else at++;
  }
  if (isInterleaved(lines, isQuoted)) return { text: tidy(lines), quoted: undefined };
  const quoted = tidy(lines.filter((_, n) => isQuoted[n]));
  return { text: tidy(lines.filter((_, n) => !isQuoted[n])), quoted: quoted || undefined };
}

function tidy(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const isMarked = (line: string | undefined) => line?.trimStart().startsWith('>') ?? false;
const isBlank = (line: string | undefined) => !line?.trim();

/** Two hyphens and a space, of which programs often drop the space. */
const isSignature = (line: string) => /^-- ?$/.test(line);

function nextText(lines: readonly string[], from: number): string | undefined {
  return lines.slice(from, from + 5).find((line) => !isBlank(line));
}

/** Answers between the quoted lines make no sense without them. */
function isInterleaved(lines: readonly string[], isQuoted: readonly boolean[]): boolean {
  let blocks = 0;
  let wasQuoted = false;
  for (const [n, line] of lines.entries()) {
    if (isBlank(line) || (isQuoted[n] && !isMarked(line))) continue;
    const isNow = isQuoted[n] ?? false;
    if (isNow && !wasQuoted) blocks++;
    wasQuoted = isNow;
  }
  return blocks > 1;
}

function endOfMarked(lines: readonly string[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length && (isMarked(lines[at]) || isBlank(lines[at])); at++) {
    if (isMarked(lines[at])) end = at + 1;
  }
  return end;
}

function startOfQuote(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && !isMarked(lines[at]) && introductionAt(lines, at) === 0) at++;
  return at;
}

/** `On … wrote:` in several languages. It is often broken into two or three lines. */
const beginnings = /^(?:on|el|le|am|em|il|op)\b/i;
const endings = /(?:wrote|escribió|a écrit|schrieb|escreveu|ha scritto|schreef)[\s\u00a0\u202f]?:$/i;
const longestIntroduction = 300;

/** The number of lines that introduce an earlier message at this position; 0 if they do not. */
function introductionAt(lines: readonly string[], at: number): number {
  const line = lines[at]?.trim() ?? '';
  if (isSeparator(line) || isHeadOfMessage(lines, at)) return 1;
  // Outlook on the web draws a line above that head.
  if (/^_{10,80}$/.test(line)) return isHeadOfMessage(lines, at + 1) ? 2 : 0;
  if (!beginnings.test(line)) return 0;
  let joined = '';
  for (let count = 1; count <= 3; count++) {
    joined = `${joined} ${lines[at + count - 1]?.trim() ?? ''}`.trim();
    if (joined.length > longestIntroduction) return 0;
    if (endings.test(joined)) return count;
  }
  return 0;
}

function isSeparator(line: string): boolean {
  if (!line.startsWith('--') || line.length > 80) return false;
  const words = line.replaceAll('-', '').trim().toLowerCase();
  return ['original message', 'mensaje original', "message d'origine", 'message d’origine'].includes(words);
}

function isForwarded(line: string): boolean {
  const words = line.trim().toLowerCase();
  if (words.length > 80) return false;
  if (words === 'begin forwarded message:' || words === 'inicio del mensaje reenviado:') return true;
  return /^-{5,} ?(?:forwarded message|mensaje reenviado|message transféré|message réexpédié) ?-{5,}$/.test(words);
}

const firstNames = ['from', 'de', 'von', 'da'];
const laterNames = [
  ...['sent', 'date', 'to', 'cc', 'subject', 'enviado', 'enviado el', 'fecha', 'para', 'asunto'],
  ...['envoyé', 'envoye', 'à', 'objet', 'gesendet', 'an', 'betreff'],
];

/** As Outlook begins a quoted message: `From:`, and at least two more header lines soon after it. */
function isHeadOfMessage(lines: readonly string[], at: number): boolean {
  if (!firstNames.includes(headerName(lines[at]))) return false;
  const later = lines.slice(at + 1, at + 6).filter((line) => laterNames.includes(headerName(line)));
  return later.length >= 2;
}

/** `*From:* Ana` is bold text of a program that writes no HTML. */
function headerName(line = ''): string {
  const colon = line.indexOf(':');
  if (colon < 1 || colon > 20) return '';
  return line.slice(0, colon).replaceAll('*', '').replaceAll('\u00a0', ' ').trim().toLowerCase();
}
