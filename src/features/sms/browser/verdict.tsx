import type { Words } from '#content/words.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import { row, stack } from '#ui/layout.ts';
import { atStart } from '#ui/look.ts';
import { capacities } from '../characters.ts';
import { type CalculatedMessage, type Costly, calculateMessage, markCostly } from '../measure.ts';
import type { MessageAction } from '../message.ts';
import style from './sms-calculator.module.css';

interface Props {
  readonly calculated: CalculatedMessage;
  readonly verdict: VerdictText;
  /** The message before its costly characters were replaced. */
  readonly before: string | undefined;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
  readonly onAct: (action: MessageAction) => void;
}

/** Shows the costly characters, and what replacing them would save. */
export function Verdict({ calculated, verdict, before, language, words, onAct }: Props) {
  const { text, costly, plainly, tooLong } = calculated;
  const isCostly = costly.length > 0;
  const action = before !== undefined ? 'undo' : plainly.kind === 'saves' && !tooLong ? 'plain' : undefined;
  return (
    <div className={stack(5, style.verdict)} {...dataProps({ costly: isCostly ? '' : undefined })}>
      {isCostly && <MarkedMessage text={text} label={words.marked} />}
      <div className={stack(4, atStart)}>
        <h3>
          {isCostly || verdict.warns ? <WarningIcon /> : <SuccessIcon />} {verdict.title}
        </h3>
        <p>{verdict.saving}</p>
        {isCostly && <CostlyList costly={costly} language={language} words={words} />}
        {/* One button with two labels, so that it keeps the focus. */}
        {action && (
          <Button
            type="submit"
            name="action"
            value={action}
            look={action === 'plain' ? 'primary' : 'secondary'}
            onClick={(event) => {
              event.preventDefault();
              onAct(action);
            }}
          >
            {action === 'plain' ? words.rewrite : words.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The message with its costly characters marked. The list next to it has them as text. */
function MarkedMessage({ text, label }: { text: string; label: string }) {
  return (
    <figure className={style.bubble}>
      <figcaption className="visually-hidden">{label}</figcaption>
      {/* The message may be in another language than the page. */}
      <p dir="auto" translate="no">
        {markCostly(text).map(({ text: stretch, costly }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
          costly ? <mark key={at}>{stretch}</mark> : <span key={at}>{stretch}</span>,
        )}
      </p>
    </figure>
  );
}

interface CostlyListProps {
  readonly costly: readonly Costly[];
  readonly language: Language;
  readonly words: SmsCalculatorWords;
}

/** With more kinds than this, some without a replacement, the message is in another alphabet, and none are listed. */
const most = 8;

/** The costly characters, their number, and their replacements. */
function CostlyList({ costly, language, words }: CostlyListProps) {
  if (costly.length > most && costly.some(({ plain }) => plain === undefined)) return null;
  return (
    <ul className={row(2, style.list)} aria-label={words.list}>
      {costly.slice(0, most).map(({ character, at, plain }) => {
        const name = characterName(character, words.names);
        return (
          <li key={character}>
            {name ?? <mark>{character}</mark>}
            {at.length > 1 && <small> {format(words.times, language, { count: at.length })}</small>}{' '}
            {inWords(character, plain, language, words)}
          </li>
        );
      })}
      {costly.length > most && <li>{format(words.more, language, { count: costly.length - most })}</li>}
    </ul>
  );
}

function inWords(character: string, plain: string | undefined, language: Language, words: SmsCalculatorWords): string {
  if (plain === undefined) return words.noPlain;
  if (plain === '') return words.leftOut;
  if (plain === ' ') return words.becomesSpace;
  return format(plain === character.normalize('NFC') ? words.joined : words.becomes, language, {
    plain: plain.replace('\n', '↵'),
  });
}

/** Invisible characters: spaces, joiners, marks without a letter. */
const unseen = /^[\p{Z}\p{C}\p{M}]+$/u;

/** The name of an invisible character. Undefined: it can be shown itself. */
function characterName(character: string, names: SmsCalculatorWords['names']): string | undefined {
  if (!unseen.test(character)) return undefined;
  if (character === '\t') return names.tab;
  if (/^\p{Zs}$/u.test(character)) return names.space;
  const code = character.codePointAt(0) ?? 0;
  return `${names.hidden} U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

export interface VerdictText {
  readonly title: string;
  readonly saving: string;
  /** Although there are no costly characters. */
  readonly warns?: boolean;
}

/** Two sentences about the costly characters, for the screen and for screen readers. */
export function verdictOf(
  { costly, measure, plainly, text }: CalculatedMessage,
  before: string | undefined,
  language: Language,
  words: SmsCalculatorWords,
): VerdictText {
  const limits = { short: capacities.gsm7.alone, full: capacities.ucs2.alone };
  if (before !== undefined) {
    const saved = savedParts(calculateMessage(before).measure.parts.length, measure.parts.length);
    return { title: words.rewritten, saving: format(words.rewrittenSaved, language, saved) };
  }
  const count = costly.reduce((sum, { at }) => sum + at.length, 0);
  // Characters such as €, which are in the short alphabet and count twice there.
  const doubled = measure.encoding === 'gsm7' ? measure.units - [...text].length : 0;
  if (doubled > 0) {
    const facts = { count: doubled, units: measure.units, short: limits.short };
    const title = format(words.double, language, facts);
    return { title, saving: format(words.doubleText, language, facts), warns: true };
  }
  const parts = measure.parts.length;
  const plain = 'measure' in plainly ? plainly.measure.parts.length : parts;
  return {
    title: count > 0 ? format(words.costly, language, { count }) : words.cheap,
    saving: format(words.verdicts[plainly.kind], language, { count, ...limits, ...savedParts(parts, plain) }),
  };
}

function savedParts(parts: number, plain: number) {
  return { parts, plain, percent: parts > 0 ? Math.round((1 - plain / parts) * 100) : 0 };
}

/** The texts of the calculator, in the page's language. */
export type SmsCalculatorWords = Words['smsCalculator']['island'];
