import type { Demo, DemoRows } from '#app/testing-demo/demo-rows.ts';
import { savedAnswers } from '#features/tickets/server/testing-conversations.ts';
import { msPerDay } from '#site/durations.ts';
import { invitationDays } from './members.ts';

/** The team member whom the demo lets sign in. */
export const demoStaff = 'demo@hormiga.example';
const marcela = 'marcela@hormiga.example';
const tomas = 'tomas@hormiga.example';
const lucia = 'lucia@hormiga.example';

/** They answer, deliver and cancel. */
export const whoDealsWithCustomers: readonly string[] = [demoStaff, marcela, tomas];

type Member = DemoRows['members'][number];

/** The members besides the one of STAFF_EMAILS: joined, invited and removed ones, and what they saved to answer with. */
export function addTeam(demo: Demo): void {
  const { rows, random, now, days } = demo;
  const ago = (part: number) => new Date(now.getTime() - part * days * msPerDay);
  const add = (email: string, role: Member['role'], invitedAt: Date, more: Partial<Member> = {}) => {
    rows.members.push({ id: random.uuid(), email, role, invitedBy: demoStaff, invitedAt, language: 'es', ...more });
    note(demo, demoStaff, 'team-invited', email, invitedAt, { to: role });
    if (more.joinedAt) note(demo, email, 'team-joined', email, more.joinedAt, { to: role });
    if (more.removedAt) note(demo, demoStaff, 'team-removed', email, more.removedAt);
  };
  const later = (at: Date) => new Date(at.getTime() + random.waiting() * 0.1 * msPerDay);
  add(marcela, 'agent', ago(0.99), { joinedAt: later(ago(0.99)) });
  add(tomas, 'administrator', ago(0.98), { joinedAt: later(ago(0.98)) });
  note(demo, demoStaff, 'team-role', tomas, ago(0.6), { from: 'agent', to: 'administrator' });
  add(lucia, 'editor', ago(0.5), { joinedAt: later(ago(0.5)) });
  add('bruno@hormiga.example', 'agent', ago(0.9), { joinedAt: later(ago(0.9)), removedAt: ago(0.3) });
  const invitedAt = new Date(now.getTime() - 2 * msPerDay);
  // Nobody knows the key of this hash.
  const invitation = {
    invitationHash: 'A'.repeat(43),
    invitationUntil: new Date(invitedAt.getTime() + invitationDays * msPerDay),
  };
  add('noemi@hormiga.example', 'agent', invitedAt, { language: 'fr', ...invitation });
  addEntries(demo);
  for (const [index, { title, texts }] of savedAnswers.entries()) {
    const [id, updatedAt] = [random.uuid(), ago(0.8 - index * 0.1)];
    rows.savedAnswers.push({ id, title, updatedBy: marcela, updatedAt });
    for (const [language, text] of Object.entries(texts)) rows.savedAnswerTexts.push({ answerId: id, language, text });
    note(demo, marcela, 'saved-answer-added', title, updatedAt);
  }
}

/** They sign in about once a week. */
function addEntries(demo: Demo): void {
  const { random, now, days } = demo;
  for (let day = days - 7; day > 0; day -= 7) {
    for (const email of whoDealsWithCustomers) {
      const at = new Date(now.getTime() - (day - random.next()) * msPerDay);
      if (at < now) note(demo, email, 'console-entered', email, at);
    }
  }
}

function note(
  { rows }: Demo,
  staffEmail: string,
  action: string,
  subject: string,
  at: Date,
  details: Readonly<Record<string, string>> = {},
): void {
  rows.actions.push({ staffEmail, action, subject, details, at });
}
