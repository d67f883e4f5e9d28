import { answer, noon, uuid } from '#features/staff/testing-answer.ts';
import { msPerHour } from '#site/durations.ts';
import { languageCodes } from '#site/languages.ts';
import type { StaffHelpView } from '../../staff-lines.ts';

const none: StaffHelpView = {
  kind: 'help',
  language: undefined,
  questions: [],
  chosen: undefined,
  ways: [],
  answers: [],
};

const questions = languageCodes.map((language, n) => ({
  id: uuid(n),
  language,
  question: n === 0 ? 'do you deliver to [link] on the weekend, and what does it cost for a very long street' : '¿?',
  times: n * 40 + 1,
  answer: n === 1 ? '¿Cómo pido un reembolso?' : undefined,
  lastAsked: noon - n * msPerHour,
}));

const view: StaffHelpView = {
  kind: 'help',
  language: 'es',
  questions,
  chosen: questions[0],
  ways: [
    {
      id: uuid(9),
      language: 'fr',
      question: 'mes sous svp',
      answer: 'Comment obtenir un remboursement?',
      addedBy: 'eva@hormiga.example',
      addedAt: noon,
    },
  ],
  answers: [{ id: 'refund', title: '¿Cómo pido un reembolso?' }],
};

export const helpAnswers = { help: answer(view), 'help-empty': answer(none) };
