import { eq } from 'drizzle-orm';
import { accountLimits } from '#features/accounts/person.ts';
import { typedProblem } from '#features/accounts/server/accounts.ts';
import { handOver } from '#features/accounts/server/cookies.ts';
import { logDataRequest, type User } from '#features/accounts/server/store/account.ts';
import { user } from '#features/accounts/server/tables.ts';
import { oneLine } from '#platform/contracts/text-rules.ts';
import type { Db } from '#platform/database/database.ts';
import { formText, typedText } from '#platform/server/http/request-text.ts';
import { findCountry } from '#site/countries.ts';
import { isLanguage } from '#site/languages.ts';
import { type Action, wrongIn } from './action.ts';

/** Undefined if the account no longer exists. */
async function change(db: Db, userId: string, profile: Pick<User, 'name' | 'language' | 'country'>, now: Date) {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(user)
      .set({ ...profile, updatedAt: now })
      .where(eq(user.id, userId))
      .returning();
    if (changed) await logDataRequest(tx, userId, 'correction', now);
    return changed;
  });
}

const view = { view: 'profile' } as const;

/** Changes name, language and country. The header of the next page shows the new name. */
export const changeProfile: Action = async (sent) => {
  const { c, deps, signedIn, body, now } = sent;
  const name = oneLine.tidy(typedText(body, 'name'), accountLimits.name);
  const [language, country] = [formText(body, 'language'), formText(body, 'country')];
  const nameProblem = typedProblem(name, oneLine, accountLimits.name);
  const problems = {
    ...(nameProblem && { name: nameProblem }),
    ...(!isLanguage(language) && { language: 'wrong' }),
    ...(country && !findCountry(country) && { country: 'wrong' }),
  };
  if (Object.keys(problems).length > 0) return wrongIn(view, sent, problems, ['name', 'language', 'country']);
  const { db } = deps.database;
  const changed = await change(db, signedIn.user.id, { name, language, country: country || null }, now);
  if (changed) await handOver(c, deps.config, db, { ...signedIn, user: changed });
  return { done: 'profile', view };
};
