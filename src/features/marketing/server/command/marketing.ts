import { type Command, CommandError } from '#platform/server/commands/command.ts';
import { add } from './add.ts';
import { end } from './end.ts';
import { list } from './list.ts';

const help = `Tells visitors something in the popup of the home pages. Of those that run, a visitor sees the newest one in
the language of the page.

  npm run marketing -- list           those that run and those to come
  npm run marketing -- list --all     ended ones too
  npm run marketing -- add …          adds one
  npm run marketing -- end 3          ends number 3 at once and for good

What add can be told
  --language es           en, es or fr
  --text "…"              what it says; \\n\\n begins a new paragraph
  --title "…"             left out, the popup has its own, which is Spanish: other languages need one
  --target /tryit         where its button leads: a page of this site, or an address with https://
  --button "…"            what its button says
  --from 2026-11-20       when it begins: 00:00 of that day in Bogotá, or 2026-11-20T08:00-05:00; left out, now
  --until 2026-12-01      when it is shown no more; left out, when somebody ends it
  --type 5                5 is the popup of the home pages; left out, 5

Examples
  npm run marketing -- add --language es --text "Siete días gratis, sin tarjeta." --target /tryit --button "Probar"
  npm run marketing -- add --language en --title "Seven free days" --text "No card needed." --until 2026-12-01`;

const actions: ReadonlyMap<string | undefined, Command['run']> = new Map(Object.entries({ list, add, end }));

export const marketing: Command = {
  help,
  async run(db, [action, ...args], output, place) {
    const run = actions.get(action);
    if (!run) {
      const typed = action === undefined ? 'It is missing.' : `It is ${JSON.stringify(action)}.`;
      throw new CommandError(`Say what to do: list, add or end. ${typed} See npm run marketing -- --help`);
    }
    await run(db, args, output, place);
  },
};
