import { actions } from './actions.tsx';
import { art } from './art.tsx';
import { content } from './content.tsx';
import type { Group } from './example.ts';
import { feedback } from './feedback.tsx';
import { choices, fields } from './forms.tsx';
import { islands } from './islands.tsx';
import { mails } from './mails.tsx';
import { navigation } from './navigation.tsx';
import { phones } from './phones.tsx';
import { tokens } from './tokens.tsx';

/** What the gallery shows, and what the tests iterate over. */
export const groups: readonly Group[] = [
  { title: 'Tokens', parts: tokens },
  { title: 'Tile art', parts: art },
  { title: 'Actions', parts: actions },
  { title: 'Forms', parts: [...fields, ...phones, ...choices] },
  { title: 'Navigation', parts: navigation },
  { title: 'Content', parts: content },
  { title: 'Feedback', parts: feedback },
  { title: 'Islands', parts: islands },
  { title: 'Mails', parts: mails },
];
