import { z } from 'zod';
import { boundedText, uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { type FormHandler, wrongInput } from '#platform/server/staff/staff-actions.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import type { StaffPlace } from '#site/staff.ts';
import { longestAnswerId } from '../help-answer.ts';
import type { StaffHelpView } from '../staff-lines.ts';
import { addWay, dismissQuestion, removeWay } from './actions.ts';
import { answerTitles } from './answer-titles.ts';
import { listQuestions, listWays } from './store.ts';

const shown = 100;

export async function helpView(db: Db, { lang, answer: chosen }: StaffPlace, reader: Language): Promise<StaffHelpView> {
  const language = lang !== undefined && isLanguage(lang) ? lang : undefined;
  const answers = answerTitles(reader);
  const titles = new Map(answers.map(({ id, title }) => [id, title]));
  const [questions, ways] = await Promise.all([listQuestions(db, language, shown), listWays(db)]);
  const lines = questions.map(({ id, language: asked, question, times, answer, lastAsked }) => ({
    id,
    language: languageOf({ language: asked }),
    question,
    times,
    answer: answer === null ? undefined : (titles.get(answer) ?? answer),
    lastAsked: lastAsked.getTime(),
  }));
  return {
    kind: 'help',
    language,
    answers,
    questions: lines,
    chosen: lines.find(({ id }) => id === chosen),
    ways: ways.map(({ id, language: asked, question, answer, addedBy, addedAt }) => ({
      id,
      language: languageOf({ language: asked }),
      question,
      answer: titles.get(answer) ?? answer,
      addedBy,
      addedAt: addedAt.getTime(),
    })),
  };
}

const place: StaffPlace = { view: 'help' };
const id = uuidText().toLowerCase();
const addFields = z.object({ question: id, topic: boundedText(longestAnswerId) });

export const addHelpWay: FormHandler = async (typed, deps) => {
  const { data } = addFields.safeParse(typed);
  if (!data || !answerTitles('en').some((answer) => answer.id === data.topic)) return wrongInput(place);
  const outcome = await addWay(deps, data.question, data.topic);
  if (outcome === 'added') return { done: 'helpWayAdded', place };
  return { place, status: 409, errorCode: outcome === 'tooMany' ? 'tooManyWays' : 'unknownQuestion' };
};

export const removeHelpWay: FormHandler = async (typed, deps) => {
  const { data } = z.object({ way: id }).safeParse(typed);
  if (!data) return wrongInput(place);
  await removeWay(deps, data.way);
  return { done: 'helpWayRemoved', place };
};

export const dismissHelpQuestion: FormHandler = async (typed, deps) => {
  const { data } = z.object({ question: id }).safeParse(typed);
  if (!data) return wrongInput(place);
  await dismissQuestion(deps, data.question);
  return { done: 'helpQuestionDismissed', place };
};
