import { describe, expect, it } from 'vitest';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { teamMember } from './tables.ts';
import { answerOf } from './testing-team.ts';

describe('two administrators', async () => {
  // The embedded database does one thing after another.
  const database = await databaseForTests('postgres');
  const { db } = database;
  const site = accountApp(database);

  async function administrator() {
    const email = someAddress();
    const now = new Date();
    const invited = { role: 'administrator', language: 'es', invitedBy: email, invitedAt: now } as const;
    const [row] = await db
      .insert(teamMember)
      .values({ email, ...invited, joinedAt: now })
      .returning();
    const browser = site.browser();
    await browser.signIn(email);
    return { browser, id: row?.id ?? '' };
  }

  it.each([
    { what: 'remove', action: 'removeMember', others: 1 },
    { what: 'change the role of', action: 'changeRole', others: 0 },
  ])('one of two administrators who $what each other at the same moment is refused', async ({ action, others }) => {
    for (let round = 0; round < 3; round++) {
      await db.delete(teamMember);
      const [one, other] = [await administrator(), await administrator()];
      for (let n = 0; n < others; n++) await administrator();
      const act = (who: typeof one, whom: typeof one) =>
        who.browser.post('/staff/es', { action, member: whom.id, role: 'agent' });
      const responses = await Promise.all([act(one, other), act(other, one)]);
      const statuses = responses.map(({ status }) => status).sort();
      // Whoever was removed before their own request arrived does not find the page any more.
      expect([
        [303, 409],
        [303, 403],
        [303, 404],
      ]).toContainEqual(statuses);
      const refused = responses.find(({ status }) => status === 409);
      if (refused) expect((await answerOf(refused)).errorCode).toBe('noLongerAdministrator');
    }
  });
});
