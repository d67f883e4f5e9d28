import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { boundedText, uuidText } from '#platform/contracts/bounded-input.ts';
import { manyLines } from '#platform/contracts/text-rules.ts';
import { lineOfText } from '#platform/contracts/texts.ts';
import type { Db } from '#platform/database/database.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { type FormHandler, noteAction, wrongInput } from '#platform/server/staff/staff-actions.ts';
import { byLanguage, type Language, languageCodes, teamLanguage } from '#site/languages.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { ReadyAnswer, SavedAnswerLine, StaffAnswersView } from '../staff-lines.ts';
import { savedAnswerLimits } from '../ticket-limits.ts';
import { savedAnswer, savedAnswerText, type Ticket } from './tables.ts';

/** An empty text is not written yet. */
type Texts = Readonly<Record<Language, string>>;

type SavedAnswer = typeof savedAnswer.$inferSelect & { readonly texts: Texts };

async function listAnswers(db: Db): Promise<SavedAnswer[]> {
  const answers = await db
    .select()
    .from(savedAnswer)
    .orderBy(asc(savedAnswer.title), asc(savedAnswer.id))
    .limit(savedAnswerLimits.answers);
  const ids = answers.map(({ id }) => id);
  const rows = await db.select().from(savedAnswerText).where(inArray(savedAnswerText.answerId, ids));
  return answers.map((answer) => ({
    ...answer,
    texts: textsOf(rows.filter(({ answerId }) => answerId === answer.id)),
  }));
}

function textsOf(rows: readonly (typeof savedAnswerText.$inferSelect)[]): Texts {
  return byLanguage((language) => rows.find((row) => row.language === language)?.text ?? '');
}

/** The saved answers for a ticket: in its language, or else in the first that they are written in. */
export async function readyAnswers(
  db: Db,
  ticket: Pick<Ticket, 'language' | 'name' | 'reference'>,
): Promise<ReadyAnswer[]> {
  const wanted = languageOf(ticket);
  return (await listAnswers(db)).flatMap((saved) => {
    const language = [wanted, ...languageCodes].find((one) => saved.texts[one] !== '');
    if (!language) return [];
    const text = fillIn(saved.texts[language], { name: ticket.name, reference: ticket.reference });
    return [{ id: saved.id, title: saved.title, text, otherLanguage: language === wanted ? undefined : language }];
  });
}

/** In one pass, so that a name that looks like a placeholder stays as it is. */
function fillIn(text: string, values: Readonly<Record<'name' | 'reference', string>>): string {
  return text.replace(/\{(name|reference)\}/g, (_, key: 'name' | 'reference') => values[key]);
}

export async function answersView(db: Db, { answer }: StaffPlace): Promise<StaffAnswersView> {
  const answers = (await listAnswers(db)).map(lineOf);
  return { kind: 'answers', answers, edited: answers.find(({ id }) => id === answer), newId: randomUUID() };
}

function lineOf({ id, title, texts, updatedBy, updatedAt }: SavedAnswer): SavedAnswerLine {
  return { id, title, texts, updatedBy, updatedAt: updatedAt.getTime() };
}

const place = { view: 'answers' } as const;
/** May be empty, unlike a message. A browser sends line ends as two characters. */
const text = boundedText(savedAnswerLimits.text * 2, 'tooLong')
  .transform((typed) => manyLines.tidy(typed, savedAnswerLimits.text))
  .refine((typed) => typed.length <= savedAnswerLimits.text, 'tooLong')
  .refine((typed) => manyLines.readable.test(typed), 'unreadable');
const answerFields = z
  // A form of another version of the site may have fewer languages.
  .object(byLanguage(() => text.optional()))
  .extend({ answer: uuidText().toLowerCase(), title: lineOfText(savedAnswerLimits.title) });

/** Adds an answer, or changes it. The id comes with the form, so that submitting it twice adds one. */
export const saveAnswer: FormHandler = async (typed, { db, by }) => {
  const { data, error } = answerFields.safeParse(typed);
  const back = { ...place, answer: typed['answer'] };
  if (error) {
    const { answer, ...problems } = problemsOf(error);
    return answer === undefined ? { place: back, status: 422, problems } : wrongInput(place);
  }
  const { answer: id, title, ...written } = data;
  const outcome = await db.transaction(async (tx) => {
    const [existing] = await tx.select().from(savedAnswer).where(eq(savedAnswer.id, id)).for('update');
    const [all] = await tx.select({ rows: count() }).from(savedAnswer);
    if (!existing && (all?.rows ?? 0) >= savedAnswerLimits.answers) return 'tooMany';
    const stored = textsOf(await tx.select().from(savedAnswerText).where(eq(savedAnswerText.answerId, id)));
    const texts = byLanguage((language) => written[language] ?? stored[language]);
    if (languageCodes.every((code) => texts[code] === '')) return 'missing';
    if (existing?.title === title && languageCodes.every((code) => texts[code] === stored[code])) return 'saved';
    const row = { title, updatedBy: by.staffEmail, updatedAt: by.at };
    await tx
      .insert(savedAnswer)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: savedAnswer.id, set: row });
    await replaceTexts(tx, id, texts);
    const action = existing ? 'saved-answer-changed' : 'saved-answer-added';
    await noteAction(tx, by, { action, subject: title });
    return 'saved';
  });
  if (outcome === 'tooMany') return { place: back, status: 422, problems: { title: 'tooMany' } };
  if (outcome === 'missing') return { place: back, status: 422, problems: { [teamLanguage]: 'missing' } };
  return { done: 'answerSaved', place };
};

/** Texts in a language that only another version of the site has stay as they are. */
async function replaceTexts(tx: Db, id: string, texts: Texts): Promise<void> {
  const isKnown = inArray(savedAnswerText.language, languageCodes);
  await tx.delete(savedAnswerText).where(and(eq(savedAnswerText.answerId, id), isKnown));
  const written = languageCodes.filter((code) => texts[code] !== '');
  await tx
    .insert(savedAnswerText)
    .values(written.map((language) => ({ answerId: id, language, text: texts[language] })));
}

const deleted = z.object({ answer: uuidText().toLowerCase() });

export const deleteAnswer: FormHandler = async (typed, { db, by }) => {
  const { data } = deleted.safeParse(typed);
  if (!data) return wrongInput(place);
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(savedAnswer).where(eq(savedAnswer.id, data.answer)).returning();
    if (gone) await noteAction(tx, by, { action: 'saved-answer-deleted', subject: gone.title });
  });
  return { done: 'answerDeleted', place };
};
