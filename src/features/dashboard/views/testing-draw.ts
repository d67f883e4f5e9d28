import { drawLive } from '#app/live.tsx';
import { type Dom, formsIn, parseHtml } from '#platform/testing-html.ts';
import type { Language } from '#site/languages.ts';
import type { DashboardAnswer, DashboardView } from '../dashboard-answer.ts';
import { answerWith } from './testing-answers.ts';

/** A view of the dashboard as Ana sees it, unless `more` overrides it. */
export function drawIn(language: Language, view: DashboardView, more?: Partial<DashboardAnswer>): Dom {
  return parseHtml(drawLive({ path: '/dashboard', dashboard: answerWith(view, more) }, language).content);
}

export function draw(view: DashboardView, more?: Partial<DashboardAnswer>): Dom {
  return drawIn('en', view, more);
}

/** The actions of the forms in a view. */
export function actionsOf($: Dom): (string | undefined)[] {
  return formsIn($).map(({ hidden }) => hidden['action']);
}
