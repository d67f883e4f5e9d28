import { z } from 'zod';
import { mostCounted } from '#features/bell/notifications.ts';
import { customerText, write } from '#features/customers/server/staff.ts';
import { addHelpWay, dismissHelpQuestion, removeHelpWay } from '#features/help/server/staff.ts';
import { discardMail, mailToTicket, retryMail } from '#features/incoming-mail/server/staff.ts';
import { staffIncomingFilters } from '#features/incoming-mail/staff-lines.ts';
import { addMarketing, endMarketing } from '#features/marketing/server/staff.ts';
import { cancelMeeting } from '#features/meetings/server/staff.ts';
import { readMeetingReference } from '#features/meetings/server/store/find-meetings.ts';
import { staffBookingFilters } from '#features/meetings/staff-booking-lines.ts';
import { overviewSpans } from '#features/overview/period.ts';
import {
  changeBilling,
  deliver,
  markInvoiced,
  refund,
  settle,
  undeliver,
} from '#features/payments/server/staff-forms.ts';
import { readOrderReference } from '#features/payments/server/store/orders.ts';
import { staffPaymentFilters } from '#features/payments/staff-payment-lines.ts';
import {
  confirmTotpForm,
  enterFactor,
  newRecoveryCodesForm,
  removePasskeyForm,
  removeTotpForm,
  renamePasskeyForm,
  startTotpForm,
} from '#features/team/server/security.ts';
import {
  changeRoleForm,
  invite,
  removeMemberForm,
  resendInvitationForm,
  resetSecondFactorForm,
  secondFactorRuleForm,
  withdrawInvitationForm,
} from '#features/team/server/staff.ts';
import { deleteAnswer, saveAnswer } from '#features/tickets/server/saved-answers.ts';
import {
  answer,
  answerAndClose,
  assign,
  changeState,
  close,
  closeAndNotify,
  insertAnswer,
  note,
  quarantine,
  release,
} from '#features/tickets/server/staff-forms.ts';
import { readReference } from '#features/tickets/server/store/find-tickets.ts';
import { ticketStates } from '#features/tickets/ticket-states.ts';
import { boundedText, cutText, numberText, periodDay, plainLine, uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds, longestEmail } from '#platform/contracts/input-bounds.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import { maskAddress } from '#platform/server/mail/mailbox.ts';
import {
  countMail,
  type ListedMail,
  listMail,
  resendDeadMail,
  resendMail,
} from '#platform/server/mail/manage-outbox.ts';
import { type FormHandler, type Typed, wrongInput } from '#platform/server/staff/staff-actions.ts';
import { languageCodes } from '#site/languages.ts';
import {
  completedStaffActions,
  type StaffActionName,
  type StaffQuery,
  staffActions,
  staffRecords,
  staffViews,
} from '#site/staff.ts';
import { type StaffMailLine, type StaffView, staffMailFilters } from '../staff-answer.ts';

/** Far more than anyone pages through. */
const lastPage = 10_000;
const longestCursor = 60;

const reference = boundedText(inputBounds.reference);

/** Parameters that cannot be parsed are ignored. */
const place = z.object({
  view: z
    .enum([...staffViews, ...staffRecords])
    .optional()
    .catch(undefined),
  ticket: reference.transform(readReference).optional().catch(undefined),
  file: uuidText().toLowerCase().optional().catch(undefined),
  payment: reference.transform(readOrderReference).optional().catch(undefined),
  quote: reference.transform(readQuoteReference).optional().catch(undefined),
  meeting: reference.transform(readMeetingReference).optional().catch(undefined),
  of: customerText.optional().catch(undefined),
  q: cutText(inputBounds.search)
    // PostgreSQL cannot store such a character, so a search with it would find nothing.
    .transform((typed) => typed.replace(/\p{Cc}/gu, ' ').trim())
    .optional()
    .catch(undefined),
  state: z.enum(ticketStates).optional().catch(undefined),
  who: z.enum(['mine', 'nobody']).optional().catch(undefined),
  lang: z.enum(languageCodes).optional().catch(undefined),
  country: boundedText(2)
    .regex(/^[a-z]{2}$/)
    .optional()
    .catch(undefined),
  answer: uuidText().toLowerCase().optional().catch(undefined),
  filter: z.enum(staffPaymentFilters).optional().catch(undefined),
  mail: z
    .enum([...staffMailFilters, ...staffIncomingFilters])
    .optional()
    .catch(undefined),
  when: z.enum(staffBookingFilters).optional().catch(undefined),
  page: numberText().pipe(z.int().min(1).max(lastPage)).catch(1),
  after: boundedText(longestCursor).optional().catch(undefined),
  before: boundedText(longestCursor).optional().catch(undefined),
  span: z.enum(overviewSpans).optional().catch(undefined),
  member: plainLine(longestEmail).optional().catch(undefined),
  kind: boundedText(inputBounds.name)
    .regex(/^[a-z]+$/)
    .optional()
    .catch(undefined),
  from: periodDay().optional().catch(undefined),
  to: periodDay().optional().catch(undefined),
  ended: z.literal('1').optional().catch(undefined),
  done: z.enum(completedStaffActions).optional().catch(undefined),
});

export function readPlace(query: Readonly<Record<string, string>>): StaffQuery {
  return place.parse(query);
}

const shown = 100;

export async function outboxView(db: Db, place: StaffQuery): Promise<StaffView> {
  const { mail } = place;
  const filter = staffMailFilters.find((one) => one === mail);
  // Dead mail comes first, because it needs attention.
  const [counts, ...lists] = await Promise.all([
    countMail(db, mostCounted),
    ...(filter ? [filter] : staffMailFilters).map((state) => listMail(db, [state], shown)),
  ]);
  return { kind: 'outbox', filter, counts, mails: lists.flat().slice(0, shown).map(lineOf) };
}

function lineOf(mail: ListedMail): StaffMailLine {
  return {
    ...pick(mail, 'id', 'key'),
    recipient: maskAddress(mail.recipient),
    state: mail.state === 'dead' ? 'dead' : 'waiting',
    attempts: mail.attempts,
    queuedAt: mail.createdAt.getTime(),
    nextAttemptAt: mail.nextAttemptAt.getTime(),
    lastError: mail.lastError,
  };
}

const outboxPlace = { view: 'outbox' } as const;
const resendFields = z.object({ mail: uuidText() });

const resend: FormHandler = async (typed, deps) => {
  const { data } = resendFields.safeParse(typed);
  if (!data) return wrongInput(outboxPlace);
  const outcome = await resendMail(deps, data.mail);
  if (!outcome) return { place: outboxPlace, status: 404, errorCode: 'unknownMail' };
  if (outcome !== 'due')
    return { place: outboxPlace, status: 409, errorCode: outcome === 'sent' ? 'alreadySent' : 'beingSent' };
  return { done: 'resent', place: outboxPlace };
};

const resendDead: FormHandler = async (_typed, deps) => {
  await resendDeadMail(deps);
  return { done: 'resentDead', place: outboxPlace };
};

const handlers: Readonly<Record<StaffActionName, FormHandler>> = {
  answer,
  answerAndClose,
  note,
  insertAnswer,
  assign,
  close,
  closeAndNotify,
  saveAnswer,
  deleteAnswer,
  state: changeState,
  quarantine,
  release,
  resend,
  resendDead,
  addMarketing,
  endMarketing,
  deliver,
  undeliver,
  refund,
  billing: changeBilling,
  invoice: markInvoiced,
  settle,
  cancelMeeting,
  retryIncoming: retryMail,
  incomingTicket: mailToTicket,
  discardIncoming: discardMail,
  addHelpWay,
  removeHelpWay,
  dismissHelpQuestion,
  invite,
  resendInvitation: resendInvitationForm,
  withdrawInvitation: withdrawInvitationForm,
  changeRole: changeRoleForm,
  removeMember: removeMemberForm,
  resetSecondFactor: resetSecondFactorForm,
  secondFactorRule: secondFactorRuleForm,
  enterFactor(typed, deps) {
    const { done, ...next } = readPlace(typed);
    return enterFactor(typed, deps, next);
  },
  startTotp: startTotpForm,
  confirmTotp: confirmTotpForm,
  removeTotp: removeTotpForm,
  newRecoveryCodes: newRecoveryCodesForm,
  renamePasskey: renamePasskeyForm,
  removePasskey: removePasskeyForm,
  write,
};

const named = z.object({ action: z.enum(staffActions) });

/** Undefined if there is no such action. */
export function actionIn(typed: Typed): StaffActionName | undefined {
  return named.safeParse(typed).data?.action;
}

/** Performs the action that the form names. */
export const handleForm: FormHandler = async (typed, deps, uploads) => {
  const action = actionIn(typed);
  return action ? handlers[action](typed, deps, uploads) : wrongInput();
};
