import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { Costly } from '../costly.ts';
import { characterName } from './character-name.ts';
import style from './sms-calculator.module.css';
import type { SmsCalculatorWords } from './words.ts';

interface Props {
  readonly costly: readonly Costly[];
  readonly language: Language;
  readonly words: SmsCalculatorWords;
}

/** More kinds than this are not read one by one; and where nothing can stand for them, it is another alphabet. */
const most = 8;

/** Which they are, how often they come, and what could stand there. */
export function CostlyList({ costly, language, words }: Props) {
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
