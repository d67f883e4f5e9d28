import { features } from '#app/features.ts';
import type { StaffConversationLine, StaffWriting } from '#features/tickets/staff-lines.ts';
import { composeConsole } from '#platform/server/compose-console.ts';
import { staffMenu } from '#site/staff.ts';
import type { StaffAnswer, StaffView } from './staff-answer.ts';

const { views } = composeConsole(features);

export const noon = Date.UTC(2026, 10, 20, 17);
/** The team member who sees the page. */
export const email = 'marcela.quintero@hormiga.example';
export const person = {
  name: 'Ana María Restrepo 🐜',
  email: 'ana.restrepo@transportes-del-oriente.example',
} as const;
export const longAddress = (n: number) => `persona.con.una.direccion.larga${n}@transportes-del-oriente.example`;
export const written =
  'Buenas tardes, ¿cuánto cuesta integrar la facturación electrónica con nuestro sistema? Somos 40 personas.';

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const answer = (view: StaffView, more: Partial<StaffAnswer> = {}): StaffAnswer => ({
  email,
  menu: staffMenu,
  list: views.get(view.kind)?.record?.list,
  view,
  ...more,
});

/** The form to write to the customer of something. */
export const writing: StaffWriting = {
  of: 'Q-7KQ2-94MX-3HTW',
  email: person.email,
  language: 'es',
  formId: uuid(9),
  longest: 5000,
};

/** An open conversation about something. */
export const conversation: StaffConversationLine = {
  reference: 'H-7KQ2-94MX',
  state: 'answered',
  openedBy: 'team',
  at: noon,
  excerpt: written,
};
