import { checkOptions, readOptions } from '#platform/server/commands/read-options.ts';
import { languageCodes } from '#site/languages.ts';
import type { MarketingProblem } from '../../staff-lines.ts';
import { notificationFields, notificationOf, notificationRules } from '../notification-rules.ts';
import type { NewMarketingNotification } from '../store/marketing-notifications.ts';
import { longestNotification } from '../tables.ts';

const { titulo: title, contenido: text, labelButton: button } = longestNotification;
const longest: Readonly<Record<string, number>> = { title, text, button };

const words: Readonly<Record<Exclude<MarketingProblem, 'text'>, string>> = {
  language: `must be one of ${languageCodes.join(', ')}`,
  missing: 'must be what the popup says, between quotes',
  title: 'must be given between quotes, because the popup’s own title is Spanish',
  target: 'must be a path of this site, such as /tryit, or begin with https://',
  page: 'must be a page that exists, such as /tryit',
  moment:
    'must be a day such as 2026-11-20, which begins at 00:00 in Bogotá, or a moment such as 2026-11-20T08:00-05:00',
  order: 'must be later than --from, or than now where that is left out',
  type: 'must be a whole number from 1 to 32767, such as 5',
};

/** What `marketing -- add` was told, as a row for the database. Throws a CommandError. */
export function readNotification(args: readonly string[], now: Date): NewMarketingNotification {
  const options = readOptions(args, Object.keys(notificationFields));
  // An empty line begins a paragraph. Not every terminal can type one, so `\n` stands for a line end.
  const { text } = options;
  const typed = typeof text === 'string' ? { ...options, text: text.replaceAll('\\n', '\n') } : options;
  return notificationOf(checkOptions(notificationRules(options.language, now), typed, inWords), now);
}

function inWords(option: string, problem: string): string {
  if (isNamed(problem)) return words[problem];
  return `must be a text of 1 to ${longest[option]} characters, between quotes`;
}

function isNamed(problem: string): problem is keyof typeof words {
  return Object.hasOwn(words, problem);
}
