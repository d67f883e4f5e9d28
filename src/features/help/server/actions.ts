import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type ActionDeps, noteAction } from '#platform/server/staff/staff-actions.ts';
import { storedQuestionLimits } from '../stored-question-limits.ts';
import { countWays } from './store.ts';
import { helpQuestion, helpWay } from './tables.ts';

type Deps = Pick<ActionDeps, 'db' | 'by'>;

/** Makes a question another way to ask for an answer. Harmless if it comes twice. */
export async function addWay({ db, by }: Deps, id: string, answer: string): Promise<'added' | 'unknown' | 'tooMany'> {
  return db.transaction(async (tx) => {
    const [asked] = await tx.select().from(helpQuestion).where(eq(helpQuestion.id, id)).for('update');
    if (!asked) return 'unknown';
    if ((await countWays(tx)) >= storedQuestionLimits.ways) return 'tooMany';
    const { language, question } = asked;
    const way = { language, question, answer, addedBy: by.staffEmail, addedAt: by.at };
    await tx
      .insert(helpWay)
      .values({ id: randomUUID(), ...way })
      .onConflictDoUpdate({ target: [helpWay.language, helpWay.question], set: way });
    await tx.delete(helpQuestion).where(eq(helpQuestion.id, id));
    await noteAction(tx, by, { action: 'help-way-added', subject: answer });
    return 'added';
  });
}

/** Takes a way to ask back. */
export async function removeWay({ db, by }: Deps, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(helpWay).where(eq(helpWay.id, id)).returning();
    if (gone) await noteAction(tx, by, { action: 'help-way-removed', subject: gone.answer });
  });
}

/** The question is no longer listed, however often it is asked. */
export async function dismissQuestion({ db, by }: Deps, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [dismissed] = await tx
      .update(helpQuestion)
      .set({ dismissedAt: by.at })
      .where(eq(helpQuestion.id, id))
      .returning();
    if (dismissed) await noteAction(tx, by, { action: 'help-question-dismissed', subject: dismissed.language });
  });
}
