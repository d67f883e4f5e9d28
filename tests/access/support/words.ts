import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import contact from '../../../src/content/en/contact-form.json' with { type: 'json' };
import help from '../../../src/content/en/help-widget.json' with { type: 'json' };
import menu from '../../../src/content/en/menu.json' with { type: 'json' };
import names from '../../../src/content/en/names.json' with { type: 'json' };
import shell from '../../../src/content/en/shell.json' with { type: 'json' };
import { byLanguage, type Language } from '../../../src/site/languages.ts';

/** The texts of each language that the tests of names need. */
export const words = byLanguage((language) => ({
  shell: read(language, 'shell', shell),
  menu: read(language, 'menu', menu),
  help: read(language, 'help-widget', help),
  contact: read(language, 'contact-form', contact),
  names: read(language, 'names', names),
}));

/** The English words are the type: `scripts/checks/content.ts` checks the others against them. */
function read<Words>(language: Language, name: string, _english: Words): Words {
  return JSON.parse(readFileSync(join('src/content', language, `${name}.json`), 'utf8'));
}
