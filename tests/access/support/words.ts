import contactEn from '../../../src/content/en/contact-form.json' with { type: 'json' };
import helpEn from '../../../src/content/en/help-widget.json' with { type: 'json' };
import menuEn from '../../../src/content/en/menu.json' with { type: 'json' };
import namesEn from '../../../src/content/en/names.json' with { type: 'json' };
import shellEn from '../../../src/content/en/shell.json' with { type: 'json' };
import contactEs from '../../../src/content/es/contact-form.json' with { type: 'json' };
import helpEs from '../../../src/content/es/help-widget.json' with { type: 'json' };
import menuEs from '../../../src/content/es/menu.json' with { type: 'json' };
import namesEs from '../../../src/content/es/names.json' with { type: 'json' };
import shellEs from '../../../src/content/es/shell.json' with { type: 'json' };
import contactFr from '../../../src/content/fr/contact-form.json' with { type: 'json' };
import helpFr from '../../../src/content/fr/help-widget.json' with { type: 'json' };
import menuFr from '../../../src/content/fr/menu.json' with { type: 'json' };
import namesFr from '../../../src/content/fr/names.json' with { type: 'json' };
import shellFr from '../../../src/content/fr/shell.json' with { type: 'json' };

/** The texts of each language that the tests of names need. */
export const words = {
  en: { shell: shellEn, menu: menuEn, help: helpEn, contact: contactEn, names: namesEn },
  es: { shell: shellEs, menu: menuEs, help: helpEs, contact: contactEs, names: namesEs },
  fr: { shell: shellFr, menu: menuFr, help: helpFr, contact: contactFr, names: namesFr },
};
