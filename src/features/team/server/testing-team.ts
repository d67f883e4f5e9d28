import { and, desc, eq, like } from 'drizzle-orm';
import { answerAt } from '#app/testing-live.ts';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import type { Database } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import type { StaffRole } from '#site/staff.ts';
import { teamMember } from './tables.ts';

export const boss = 'boss@example.com';

export type Browser = ReturnType<ReturnType<typeof accountApp>['browser']>;

export async function answerOf(response: Response) {
  return (await answerAt(response, '/staff')).staff;
}

export const see = async (browser: Browser, path = '/staff/es') => browser.send(path);

/** For those outside the team the pages do not exist. */
export const isClosed = async (browser: Browser) =>
  (await see(browser)).headers.get('location')?.startsWith('/not_found');

/** A site with one administrator, and browsers of members. */
export function teamApp(database: Database, env: Readonly<Record<string, string>> = {}, log: string[] = []) {
  const { db } = database;
  const site = accountApp(database, { STAFF_EMAILS: boss, ...env }, log);
  const signedIn = async (email: string): Promise<Browser> => {
    const browser = site.browser();
    await browser.signIn(email);
    return browser;
  };
  return {
    db,
    site,
    signedIn,
    async memberOf(role: StaffRole): Promise<{ email: string; browser: Browser }> {
      const email = someAddress();
      const now = new Date();
      const invited = { language: 'es', invitedBy: boss, invitedAt: now };
      await db.insert(teamMember).values({ email, role, ...invited, joinedAt: now });
      return { email, browser: await signedIn(email) };
    },
    /** The link of the latest invitation. */
    async linkFor(email: string): Promise<string> {
      const [mail] = await db
        .select()
        .from(outboxMessage)
        .where(and(eq(outboxMessage.recipient, email), like(outboxMessage.key, 'team-invitation:%')))
        .orderBy(desc(outboxMessage.createdAt));
      return /\/staff\/\S*/.exec(mail?.text ?? '')?.[0] ?? '';
    },
    actionsOn: async (subject: string) =>
      (await listActions(db, { subject, limit: 100 })).map(({ action, details }) => ({ action, ...details })),
  };
}
