import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import type { Reckoned } from '../measure.ts';
import { type Costly, markCostly } from '../measure.ts';
import type { MessageAction } from '../message.ts';
import style from './sms-calculator.module.css';
import type { VerdictText } from './verdict-of.ts';
import type { SmsCalculatorWords } from './words.ts';

interface Props {
  readonly reckoned: Reckoned;
  readonly verdict: VerdictText;
  /** As it was before it was written without its costly characters. */
  readonly before: string | undefined;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
  readonly onAct: (action: MessageAction) => void;
}

/** Is something in it costly, what, and what is saved without it? */
export function Verdict({ reckoned, verdict, before, language, words, onAct }: Props) {
  const { text, costly, plainly, tooLong } = reckoned;
  const isCostly = costly.length > 0;
  const action = before !== undefined ? 'undo' : plainly.kind === 'saves' && !tooLong ? 'plain' : undefined;
  return (
    <div className={style.verdict} data-costly={isCostly ? '' : undefined}>
      {isCostly && <MarkedMessage text={text} label={words.marked} />}
      <div>
        <h3>
          {isCostly ? <WarningIcon /> : <SuccessIcon />} {verdict.title}
        </h3>
        <p>{verdict.saving}</p>
        {isCostly && <CostlyList costly={costly} language={language} words={words} />}
        {/* One button with two names, so that it keeps the focus of whoever presses it. */}
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

/** The message as it is read, with what makes it costly marked. The list beside it says the same in words. */
function MarkedMessage({ text, label }: { text: string; label: string }) {
  return (
    <figure className={style.bubble}>
      <figcaption className="visually-hidden">{label}</figcaption>
      {/* A page in any language: what somebody wrote may be in another one. */}
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

/** More kinds than this are not read one by one; and where nothing can stand for them, it is another alphabet. */
const most = 8;

/** Which they are, how often they come, and what could stand there. */
function CostlyList({ costly, language, words }: CostlyListProps) {
  if (costly.length > most && costly.some(({ plain }) => plain === undefined)) return null;
  return (
    <ul className={style.list} aria-label={words.list}>
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

/** Nothing of it can be seen: spaces, joiners, marks without a letter. */
const unseen = /^[\p{Z}\p{C}\p{M}]+$/u;

/** Of a character that shows nothing, in words. Undefined: it is its own name. */
function characterName(character: string, names: SmsCalculatorWords['names']): string | undefined {
  if (!unseen.test(character)) return undefined;
  if (character === '\t') return names.tab;
  if (/^\p{Zs}$/u.test(character)) return names.space;
  const code = character.codePointAt(0) ?? 0;
  return `${names.hidden} U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
