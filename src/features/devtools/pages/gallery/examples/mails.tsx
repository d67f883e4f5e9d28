import { languages } from '#site/languages.ts';
import type { Part } from './example.ts';

/** The server makes mails, and shows them on pages of its own. */
const all = (of: string) => <a href={`/dev/mail?of=${of}`}>All of them, at 320, 375 and 600 px, and as text</a>;

const inLanguages = languages.map(({ code, name }) => [name, all(code)] as const);

export const mails: readonly Part[] = [
  {
    part: 'mail',
    title: 'Mails',
    note: 'A band of its own for each subject, the fact that matters first, and one button. Not shown where SMTP_URL is set.',
    wide: true,
    examples: Object.fromEntries([...inLanguages, ['to the team', all('team')]]),
  },
];
