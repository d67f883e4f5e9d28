import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { clearSessionCookie } from '#features/accounts/server/accounts.ts';
import { handOver, handOverSignedOut } from '#features/accounts/server/cookies.ts';
import { deletedAccountMail } from '#features/accounts/server/mail.ts';
import { largestPhoto, pictureType, removePhoto, savePhoto } from '#features/accounts/server/photos.ts';
import { forgetBrowser } from '#features/accounts/server/sign-in/known-browser.ts';
import { deletedHref } from '#features/accounts/server/sign-in/read-sign-in.ts';
import { endOtherSessions, endSession } from '#features/accounts/server/store/account.ts';
import { markAllNotifications, markNotification } from '#features/accounts/server/store/notifications.ts';
import { asAttachment } from '#features/tickets/server/file-names.ts';
import { replyMail } from '#features/tickets/server/mail.ts';
import { readReply } from '#features/tickets/server/read-reply.ts';
import { replyToTicket } from '#features/tickets/server/store/conversation.ts';
import { readReference } from '#features/tickets/server/store/find-tickets.ts';
import { numberText, uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { readEmail } from '#platform/contracts/text-rules.ts';
import { attachmentsFolder, mailFolder, removeAttachments } from '#platform/server/data-folders.ts';
import { formText, typedText } from '#platform/server/http/request-text.ts';
import { type DashboardActionName, dashboardActions } from '#site/dashboard.ts';
import { listConsequences } from '../dashboard-deps.ts';
import { exportData } from '../export-data.ts';
import { deleteAccount } from '../store/delete-account.ts';
import { type Action, countAccountUse, type Sent, wrongIn } from './action.ts';
import { askForEmail, changeEmail } from './email.ts';
import { changeProfile } from './profile.ts';

const dataView = { view: 'data' } as const;

/** Everything that is stored about a person, with the files that they attached. */
const download: Action = async (sent) => {
  const { c, deps, signedIn, language, now } = sent;
  await countAccountUse(sent, 'download');
  const { database, config, personalData } = deps;
  const archive = await exportData(database.db, signedIn.user, { personalData, config, language, now });
  return c.body(archive, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': asAttachment(`${brand.name.toLowerCase()}-${now.toISOString().slice(0, 10)}.zip`),
    'Cache-Control': 'no-store',
  });
};

/** The visitor confirms the deletion by typing the address of the account. */
const deleteAll: Action = async (sent) => {
  const { c, deps, signedIn, language, body, now } = sent;
  if (readEmail(typedText(body, 'confirm_email')) !== signedIn.user.email) {
    return wrongIn(dataView, sent, { confirm_email: 'different' }, ['confirm_email']);
  }
  const { config, database, log, personalData, secretOf, wakeMail } = deps;
  const secret = await secretOf();
  const { user } = signedIn;
  const mail = deletedAccountMail(config, { user, language, kept: listConsequences(deps).kept });
  const context = { config, secret, now };
  const removed = await deleteAccount(database.db, user, { personalData, context, mail });
  wakeMail?.();
  // The account is deleted even if its files cannot be removed: the next clean-up removes them.
  await removeFiles(config.dataDir, removed).catch((error: unknown) =>
    log.warn(
      { id: c.get('requestId'), err: error },
      'could not remove the files of a deleted account; the next clean-up removes them',
    ),
  );
  clearSessionCookie(c);
  forgetBrowser(c, config, { secret, email: user.email, now });
  handOverSignedOut(c, config);
  return c.redirect(deletedHref(language), 303);
};

async function removeFiles(dataDir: string, removed: Awaited<ReturnType<typeof deleteAccount>>): Promise<void> {
  if (!removed) return;
  await removeAttachments(attachmentsFolder(dataDir), removed.attachments);
  await removeAttachments(mailFolder(dataDir), removed.mails);
}

/**
 * Adds a reply to a conversation, which reopens the ticket and notifies the team. Submitting the same form twice saves
 * one reply.
 */
const reply: Action = async (sent) => {
  const { deps, signedIn, body, now } = sent;
  const reference = readReference(formText(body, 'reference', inputBounds.reference));
  const read = readReply(body, sent.uploads);
  if (!reference || !read) return 'unknown';
  const view = { view: 'tickets', ticket: reference } as const;
  if ('wrong' in read) return { view, wrong: read.wrong };
  await countAccountUse(sent, 'reply');
  const { text, files } = read;

  const mailDeps = { config: deps.config, secret: await deps.secretOf() };
  const outcome = await replyToTicket(deps.database.db, signedIn.user, { ...read, reference, now }, (...about) =>
    replyMail(mailDeps, ...about),
  );
  if (files.isWritten()) for (const upload of sent.uploads) sent.kept.add(upload.id);
  if (outcome === 'unknown') return outcome;
  if (outcome === 'sentBefore') {
    // A different text is another message, so it is shown again in a form with a new id.
    return { view, errorCode: outcome, wrong: { typed: { message: text, message_id: randomUUID() }, problems: {} } };
  }
  deps.wakeMail?.();
  return { done: 'reply', view };
};

const photoView = { view: 'profile' } as const;

const refuse = (photo: string) => ({ view: photoView, wrong: { typed: {}, problems: { photo } } });

const changePhoto: Action = async (sent) => {
  const [file] = sent.uploads;
  if (!file || file.bytes === 0) return refuse('missing');
  if (file.isTooLarge || file.bytes > largestPhoto) return refuse('tooLarge');
  if (file.failure !== undefined) throw file.failure;
  const content = await readFile(file.path);
  const type = pictureType(content);
  if (!type) return refuse('notAPicture');
  await countAccountUse(sent, 'photo');
  await savePhoto(sent.deps.database.db, sent.signedIn.user.id, { type, content });
  await updateHeader(sent);
  return { done: 'photo', view: photoView };
};

const dropPhoto: Action = async (sent) => {
  await removePhoto(sent.deps.database.db, sent.signedIn.user.id);
  await updateHeader(sent);
  return { done: 'photoRemoved', view: photoView };
};

const updateHeader = ({ c, deps, signedIn }: Sent) => handOver(c, deps.config, deps.database.db, signedIn);

export const notificationId = numberText().pipe(z.int().positive().max(2_147_483_647));

/** A page of a list. */
export const pageNumber = numberText().pipe(z.int().positive().max(10_000));

/** The page that the form was on. */
const notificationsIn = (body: Sent['body']) => {
  return { view: 'notifications', page: pageNumber.safeParse(body['page']).data } as const;
};

const markRead: Action = async ({ deps, signedIn, body, now }) => {
  const id = notificationId.safeParse(body['id']);
  if (!id.success) return 'unknown';
  const isMarked = await markNotification(deps.database.db, signedIn.user.id, id.data, now);
  return isMarked ? { done: 'read', view: notificationsIn(body) } : 'unknown';
};

const markAllRead: Action = async ({ deps, signedIn, body, now }) => {
  await markAllNotifications(deps.database.db, signedIn.user.id, now);
  return { done: 'read', view: notificationsIn(body) };
};

const view = { view: 'sessions' } as const;

/** Ends only a session of this account. A session that is already gone counts as ended. */
const endOne: Action = async ({ deps, signedIn, body }) => {
  const id = uuidText().safeParse(body['id']);
  if (!id.success) return 'unknown';
  await endSession(deps.database.db, signedIn.user.id, id.data);
  return { done: 'sessionEnded', view };
};

const endOthers: Action = async ({ deps, signedIn }) => {
  await endOtherSessions(deps.database.db, signedIn.user.id, signedIn.sessionId);
  return { done: 'sessionsEnded', view };
};

const actions: Readonly<Record<DashboardActionName, Action>> = {
  profile: changeProfile,
  photo: changePhoto,
  'photo-remove': dropPhoto,
  email: askForEmail,
  'email-code': changeEmail,
  reply,
  read: markRead,
  'read-all': markAllRead,
  'end-session': endOne,
  'end-other-sessions': endOthers,
  download,
  delete: deleteAll,
};

/** The action with this name; undefined if there is none. */
export function actionNamed(name: string): Action | undefined {
  const known = dashboardActions.find((action) => action === name);
  return known && actions[known];
}
