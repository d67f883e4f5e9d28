import { largestPhotoForm } from '#features/accounts/person.ts';
import type { SignedIn } from '#features/accounts/server/accounts.ts';
import { largestPhoto } from '#features/accounts/server/photos.ts';
import { deletedHref, loginAddress } from '#features/accounts/server/sign-in/read-sign-in.ts';
import { isDeletedSince } from '#features/accounts/server/store/account.ts';
import { attachmentRules, questionAbout, sendAttachment } from '#features/tickets/server/attachments.ts';
import { findOwnFile } from '#features/tickets/server/store/find-tickets.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currentTime } from '#platform/database/clock.ts';
import { type App, type AppContext, headersOf, urlOf } from '#platform/server/app-context.ts';
import { type Form, readForm } from '#platform/server/body/read-body.ts';
import { removeUploads } from '#platform/server/body/upload.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { formText, pathText, queryText, typedText } from '#platform/server/http/request-text.ts';
import { chooseLanguage, pagePattern } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { readAddress } from '#site/address.ts';
import { completedDashboardActions, dashboardHref, ownFiles } from '#site/dashboard.ts';
import { msPerMinute } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import type { DashboardView } from '../dashboard-answer.ts';
import { countAccountUse, type Outcome } from './actions/action.ts';
import { actionNamed, notificationId, pageNumber } from './actions/all-actions.ts';
import { answerDashboard, dashboardErrors } from './answer-dashboard.ts';
import type { DashboardDeps } from './dashboard-deps.ts';
import { openNotification } from './open-notification.ts';
import { readView, viewNamed } from './read-view.ts';

/** A picture of the person, or the files of a reply. Each action checks its own limits. */
const uploadRules = {
  ...attachmentRules,
  field: ['photo', attachmentRules.field],
  fileBytes: Math.max(largestPhoto, attachmentRules.fileBytes),
  bytes: Math.max(largestPhotoForm, attachmentRules.bytes),
};

const paths = ['/dashboard', '/application'] as const;

/** Milliseconds within which a second press of the button that deletes an account belongs to the first. */
const recently = 10 * msPerMinute;

/** The pages of one person: a visitor who is not signed in is redirected to the sign-in, and back. */
export function mountDashboard(app: App, deps: DashboardDeps): void {
  for (const path of paths) {
    app.get(pagePattern(path), (c) => withPerson(c, deps, (visit) => show(c, deps, visit)));
    app.post(pagePattern(path), (c) => takeForm(c, deps));
  }
  mountOwnFiles(app, deps);
}

/** The attachments of a visitor's tickets, for their owner only. */
function mountOwnFiles(app: App, { config, database, accounts }: DashboardDeps): void {
  const send = (c: AppContext, isAnswered: boolean) => {
    const { data: id } = uuidText().toLowerCase().safeParse(pathText(c, 'id'));
    return whileDatabaseAnswers(database, async () => {
      const known = await accounts.signedIn(c);
      const found = known && id && (await findOwnFile(database.db, known.user, id));
      if (!found) return c.notFound();
      const { attachment, reference: ticket } = found;
      if (isAnswered || !questionAbout(attachment))
        return sendAttachment(c, attachmentsFolder(config.dataDir), attachment);
      const language = chooseLanguage(undefined, headersOf(c));
      return c.redirect(dashboardHref(language, { view: 'tickets', ticket, file: attachment.id }), 303);
    });
  };
  app.get(`${ownFiles}/:id`, (c) => send(c, false));
  // The answer to the question that some files come with. No link can send it, and no page of another site.
  app.post(`${ownFiles}/:id`, (c) => {
    if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
    return send(c, true);
  });
}

interface Unsaved {
  /** A text, which must not be lost. */
  readonly written?: string;
  /** The account whose deletion was confirmed. */
  readonly deleting?: string | undefined;
}

async function withPerson(
  c: AppContext,
  deps: DashboardDeps,
  answer: (visit: Visit) => Promise<Response>,
  { written = '', deleting }: Unsaved = {},
) {
  const { database, accounts } = deps;
  const address = readAddress(c.req.path);
  if (!address) return c.notFound();
  const language = chooseLanguage(address, headersOf(c));
  return whileDatabaseAnswers(database, async () => {
    const signedIn = await accounts.signedIn(c);
    if (signedIn) return answer({ signedIn, language });
    // The button was pressed twice, or in two tabs: the first press has ended the session.
    if (deleting && (await isDeletedSince(database.db, deleting, new Date(currentTime().getTime() - recently)))) {
      return c.redirect(deletedHref(language), 303);
    }
    if (written === '') return c.redirect(loginAddress(language, c.req.method === 'GET' ? urlOf(c) : c.req.path), 303);
    // The session has ended, but the text they wrote must not be lost.
    const view = { kind: 'nothing', written } as const;
    return answerDashboard(c, deps, undefined, { language, view, errorCode: 'signedOut', status: 401 });
  });
}

async function show(c: AppContext, deps: DashboardDeps, { signedIn, language }: Visit): Promise<Response> {
  const opened = notificationId.safeParse(queryText(c, 'notification'));
  if (opened.success) {
    const about = await openNotification(c, deps, { signedIn, language, id: opened.data });
    return c.redirect(about ?? dashboardHref(language, { view: 'notifications' }), 303);
  }
  const requested = {
    view: viewNamed(queryText(c, 'view')),
    ticket: queryText(c, 'ticket', inputBounds.reference),
    file: uuidText().toLowerCase().safeParse(queryText(c, 'file')).data,
    page: pageNumber.safeParse(queryText(c, 'page')).data,
  };
  const view = await readView(deps, signedIn, requested, language);
  if (!view) return c.redirect(dashboardHref(language, { view: 'tickets' }), 303);
  const done = completedDashboardActions.find((action) => action === queryText(c, 'done'));
  return answerDashboard(c, deps, signedIn, { language, view, done });
}

async function takeForm(c: AppContext, deps: DashboardDeps): Promise<Response> {
  if (!isFromOwnPage(headersOf(c), deps.config)) throw new CallError('otherSite');
  const isSignedIn = async () => (await deps.accounts.signedIn(c)) !== undefined;
  const form = await readForm(c, {
    ...uploadRules,
    folder: attachmentsFolder(deps.config.dataDir),
    isAllowed: () => whileDatabaseAnswers(deps.database, isSignedIn),
  });
  const kept = new Set<string>();
  try {
    const written = typedText(form.fields, 'message');
    const isDeletion = formText(form.fields, 'action') === 'delete';
    const deleting = isDeletion ? uuidText().safeParse(form.fields['account']).data : undefined;
    return await renderErrors(dashboardErrors(c, deps, written), () =>
      withPerson(c, deps, (visit) => act(c, deps, visit, { ...form, kept }), { written, deleting }),
    );
  } finally {
    await removeUploads(form.uploads.filter(({ id }) => !kept.has(id)));
  }
}

interface SentForm extends Form {
  /** The ids of the files that the action has saved. */
  readonly kept: Set<string>;
}

async function act(
  c: AppContext,
  deps: DashboardDeps,
  visit: Visit,
  { fields, uploads, kept }: SentForm,
): Promise<Response> {
  const action = actionNamed(formText(fields, 'action'));
  if (!action) return c.redirect(dashboardHref(visit.language, { view: 'overview' }), 303);
  const sent = { c, deps, ...visit, body: fields, uploads, kept, now: currentTime() };
  await countAccountUse(sent, 'action');
  const outcome = await action(sent);
  return answerOutcome(c, deps, visit, outcome);
}

/** The signed-in visitor and the language of the request. */
interface Visit {
  readonly signedIn: SignedIn;
  readonly language: Language;
}

/** Responds to the outcome of an action. */
async function answerOutcome(c: AppContext, deps: DashboardDeps, { signedIn, language }: Visit, outcome: Outcome) {
  if (outcome instanceof Response) return outcome;
  if (outcome === 'unknown') return c.redirect(dashboardHref(language, { view: 'overview' }), 303);
  if ('done' in outcome) {
    return c.redirect(dashboardHref(language, { ...outcome.view, done: outcome.done }), 303);
  }
  if (!('wrong' in outcome)) {
    const view: DashboardView = { kind: 'profile', newEmail: outcome.newEmail };
    return answerDashboard(c, deps, signedIn, { language, view });
  }
  const { wrong, newEmail, errorCode, refusal } = outcome;
  const view = await readView(deps, signedIn, outcome.view, language);
  if (!view) return c.redirect(dashboardHref(language, { view: 'overview' }), 303);
  const shown =
    view.kind === 'profile' ? { ...view, newEmail, refusal } : withMessageId(view, wrong.typed['message_id']);
  const status = refusal ? 429 : errorCode ? 409 : 422;
  return answerDashboard(c, deps, signedIn, { language, view: shown, wrong, errorCode, status });
}

/** A form that is shown again keeps its message id. */
function withMessageId(view: DashboardView, id: string | undefined): DashboardView {
  return view.kind === 'ticket' && id ? { ...view, messageId: id } : view;
}
