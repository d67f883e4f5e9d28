import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { Language } from '#site/languages.ts';
import { isLanguage } from '#site/languages.ts';
import { storedQuestionLimits } from '../stored-question-limits.ts';
import type { AddedWay } from './create-help.ts';
import { maskQuestion, normalizeQuestion } from './mask-question.ts';
import { helpQuestion, helpWay } from './tables.ts';

interface Unanswered {
  readonly question: string;
  readonly language: Language;
  /** The answer that did not help. */
  readonly answer?: string | undefined;
}

/** Counts a question, with what may be about a person masked. Of too many, those that are asked least are dropped. */
export async function saveQuestion(
  db: Db,
  { question, language, answer }: Unanswered,
  most: number = storedQuestionLimits.questions,
): Promise<void> {
  const masked = maskQuestion(question);
  const normalized = normalizeQuestion(masked);
  if (!normalized) return;
  const row = { language, question: masked, normalized, times: 1, answer: answer ?? null, lastAsked: currentTime() };
  await db.transaction(async (tx) => {
    await tx
      .insert(helpQuestion)
      .values({ id: randomUUID(), ...row })
      .onConflictDoUpdate({
        target: [helpQuestion.language, helpQuestion.normalized],
        set: { times: sql`${helpQuestion.times} + 1`, lastAsked: row.lastAsked, answer: row.answer },
      });
    const surplus = tx
      .select({ id: helpQuestion.id })
      .from(helpQuestion)
      .orderBy(desc(helpQuestion.times), desc(helpQuestion.lastAsked))
      .offset(most);
    await tx.delete(helpQuestion).where(inArray(helpQuestion.id, surplus));
  });
}

/** The most asked first. */
export async function listQuestions(db: Db, language: Language | undefined, limit: number) {
  return db
    .select()
    .from(helpQuestion)
    .where(and(isNull(helpQuestion.dismissedAt), language && eq(helpQuestion.language, language)))
    .orderBy(desc(helpQuestion.times), desc(helpQuestion.lastAsked), asc(helpQuestion.id))
    .limit(limit);
}

export async function listWays(db: Db) {
  return db.select().from(helpWay).orderBy(desc(helpWay.addedAt), asc(helpWay.id)).limit(storedQuestionLimits.ways);
}

export async function readAddedWays(db: Db): Promise<AddedWay[]> {
  return (await listWays(db)).flatMap(({ answer, language, question }) =>
    isLanguage(language) ? [{ answer, language, question }] : [],
  );
}

export async function countWays(db: Db): Promise<number> {
  const [all] = await db.select({ rows: count() }).from(helpWay);
  return all?.rows ?? 0;
}
