import { knownLanguages } from '#platform/contracts/texts.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  checkOptions,
  type Output,
  readOptions,
  textTable,
} from '#platform/server/commands/command.ts';
import { shorten } from '#platform/server/shorten.ts';
import { languageCodes } from '#site/languages.ts';
import type { MarketingProblem } from '../staff-lines.ts';
import {
  inBogota,
  notificationFields,
  notificationNumber,
  notificationOf,
  notificationRules,
} from './notification-rules.ts';
import {
  addNotification,
  endNotification,
  listNotifications,
  type MarketingNotification,
  type NewMarketingNotification,
  stateOfNotification,
} from './store.ts';
import { longestNotification } from './tables.ts';

async function add(args: readonly string[], output: Output, context: CommandContext): Promise<void> {
  const now = context.by.at;
  const added = await addNotification(context, readNotification(args, now));
  const { id, from, until } = added;
  const end = until ? `until ${inBogota(until)}` : 'until it is ended';
  output(`Notification ${id} is ${stateOfNotification(added, now)}: from ${inBogota(from)} ${end}, Bogotá time.`);
}

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

/** The options of `marketing -- add` as a database row. Throws a CommandError. */
export function readNotification(args: readonly string[], now: Date): NewMarketingNotification {
  const options = readOptions(args, Object.keys(notificationFields));
  // An empty line begins a paragraph. Not every terminal can type one, so `\n` stands for a line break.
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

/** The longest title or text, in characters, that fits in a line of the list. */
const shown = 40;

async function list(args: readonly string[], output: Output, { db, by: { at: now } }: CommandContext): Promise<void> {
  const ended = args[0] === '--all';
  if (args.length > (ended ? 1 : 0)) throw new CommandError('list has one option: --all, which shows ended ones too.');
  const rows = await listNotifications(db, { now, ended });
  if (rows.length > 0) output(`${notificationTable(rows, now)}\n\nTimes are those of Bogotá.`);
  else
    output(ended ? 'There is no notification.' : 'No notification runs or is to come. With --all you see ended ones.');
}

function notificationTable(rows: readonly MarketingNotification[], now: Date): string {
  const cells = rows.map((row) => [
    String(row.id),
    String(row.tipo),
    row.idioma.toLowerCase(),
    stateOfNotification(row, now),
    inBogota(row.from),
    row.until ? inBogota(row.until) : '-',
    row.urlTarget ?? '-',
    shorten(row.titulo ?? row.contenido, shown),
  ]);
  return textTable(['id', 'type', 'language', 'state', 'from', 'until', 'target', 'title or text'], cells);
}

async function end(args: readonly string[], output: Output, context: CommandContext): Promise<void> {
  const { data: id } = notificationNumber.safeParse(args[0]);
  if (id === undefined || args.length > 1) {
    throw new CommandError('Name the notification by its number, for example: npm run marketing -- end 3');
  }
  const ended = await endNotification(context, id);
  if (!ended)
    throw new CommandError(`There is no notification ${id}. See all of them: npm run marketing -- list --all`);
  output(
    ended.wasOpen
      ? `Notification ${id} is ended. No visitor sees it any more.`
      : `Notification ${id} had ended before.`,
  );
}

const help = `Manages the notifications in the popup of the home pages. Of the running ones, a visitor sees the newest in
the language of the page.

  npm run marketing -- list           running and future ones
  npm run marketing -- list --all     ended ones too
  npm run marketing -- add …          adds one
  npm run marketing -- end 3          ends number 3 immediately and for good

Options of add
  --language es           ${knownLanguages}
  --text "…"              what it says; \\n\\n begins a new paragraph
  --title "…"             if omitted, the popup has a default in Spanish; other languages need one
  --target /tryit         where its button leads: a page of this site, or an address with https://
  --button "…"            what its button says
  --from 2026-11-20       when it begins: 00:00 of that day in Bogotá, or 2026-11-20T08:00-05:00; if omitted, now
  --until 2026-12-01      when it ends; if omitted, it runs until it is ended by hand
  --type 5                5 is the popup of the home pages; the default is 5

Examples
  npm run marketing -- add --language es --text "Siete días gratis, sin tarjeta." --target /tryit --button "Probar"
  npm run marketing -- add --language en --title "Seven free days" --text "No card needed." --until 2026-12-01`;

const actions: ReadonlyMap<string | undefined, Command['run']> = new Map(Object.entries({ list, add, end }));

export const marketing: Command = {
  help,
  async run([action, ...args], output, context) {
    const run = actions.get(action);
    if (!run) {
      const typed = action === undefined ? 'It is missing.' : `It is ${JSON.stringify(action)}.`;
      throw new CommandError(`The action must be list, add or end. ${typed} See npm run marketing -- --help`);
    }
    await run(args, output, context);
  },
};
