import { momentsBefore } from '#app/testing-demo/calendar.ts';
import { accountOf, type Demo, personAt } from '#app/testing-demo/demo-rows.ts';
import { consentVersion } from '#features/consent/consent-text.ts';
import { purposes } from '#site/purposes.ts';

const day = 24 * 60 * 60_000;

/** The accounts, which are older than whatever their owners do. */
export function addAccounts({ rows, people, team, random, now, days }: Demo): void {
  const createdAt = new Date(now.getTime() - days * day);
  for (const email of [...team, ...rows.members.filter(({ role }) => role === 'editor').map((one) => one.email)]) {
    const name = email.slice(0, 1).toUpperCase() + email.slice(1, email.indexOf('@'));
    rows.users.push({ id: random.uuid(), name, email, emailVerified: true, language: 'es', country: 'co', createdAt });
  }
  for (const { id, name, email, language, country, hasAccount } of people) {
    if (!hasAccount) continue;
    rows.users.push({
      id,
      name,
      email,
      emailVerified: true,
      language,
      country,
      policyAcceptedAt: createdAt,
      createdAt,
    });
  }
}

/** What the bell of their owners shows about tickets, quotes, payments and meetings. */
export function addNotifications(demo: Demo): void {
  const { rows, random, now } = demo;
  const notify = (
    email: string | null | undefined,
    kind: string,
    event: string,
    reference: string,
    createdAt: Date,
  ) => {
    const person = personAt(demo, email ?? '');
    const userId = person && accountOf(person);
    if (!userId) return;
    const isRead = now.getTime() - createdAt.getTime() > 3 * day || random.chance(0.4);
    rows.notifications.push({
      userId,
      kind,
      event,
      values: { reference },
      createdAt,
      readAt: isRead ? createdAt : null,
    });
  };
  for (const { email, reference, createdAt, state, firstAnswerAt } of rows.tickets) {
    if (state === 'quarantined') continue;
    notify(email, 'ticketReceived', `ticket:${reference}:received`, reference, createdAt);
    if (firstAnswerAt) notify(email, 'ticketAnswered', `ticket:${reference}:answered`, reference, firstAnswerAt);
  }
  for (const { email, reference, createdAt } of rows.quotes) {
    notify(email, 'quoteReady', `quote:${reference}:ready`, reference, createdAt);
  }
}

/** The answers of visitors to the cookie banner. */
export function addConsents({ rows, random, now, days, size }: Demo): void {
  for (const at of momentsBefore(now, days, size, random)) {
    rows.consents.push({
      id: random.uuid(),
      visitor: random.uuid(),
      purposes: random.chance(0.55) ? [...purposes] : [],
      version: consentVersion,
      language: random.pick(['es', 'es', 'es', 'en', 'fr']),
      at,
    });
  }
}
