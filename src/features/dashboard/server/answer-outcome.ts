import type { AccountDeps } from '#features/accounts/server/account-parts.ts';
import type { SignedIn } from '#features/accounts/server/signed-in.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { dashboardHref } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import type { DashboardView } from '../dashboard-answer.ts';
import type { Outcome } from './actions/action.ts';
import { answerDashboard } from './answer-dashboard.ts';
import { readView } from './read-view.ts';

/** Who asks, and in which language. */
export interface Visit {
  readonly signedIn: SignedIn;
  readonly language: Language;
}

/** What is shown after a form was sent. */
export async function answerOutcome(
  c: AppContext,
  deps: AccountDeps,
  { signedIn, language }: Visit,
  outcome: Outcome,
): Promise<Response> {
  if (outcome instanceof Response) return outcome;
  if (outcome === 'unknown') return c.redirect(dashboardHref(language, { view: 'overview' }), 303);
  if ('done' in outcome) {
    return c.redirect(dashboardHref(language, { ...outcome.view, done: outcome.done }), 303);
  }
  if (!('wrong' in outcome)) {
    const view: DashboardView = { kind: 'profile', newEmail: outcome.newEmail };
    return answerDashboard(c, deps, signedIn, { language, view });
  }
  const { wrong, newEmail, fault, refusal } = outcome;
  const view = await readView(deps, signedIn, outcome.view, language);
  if (!view) return c.redirect(dashboardHref(language, { view: 'overview' }), 303);
  const shown =
    view.kind === 'profile' ? { ...view, newEmail, refusal } : keepMessageId(view, wrong.typed['message_id']);
  const status = refusal ? 429 : fault ? 409 : 422;
  return answerDashboard(c, deps, signedIn, { language, view: shown, wrong, fault, status });
}

/** A form that comes back is still the same one. */
function keepMessageId(view: DashboardView, id: string | undefined): DashboardView {
  return view.kind === 'ticket' && id ? { ...view, messageId: id } : view;
}
