import {
  type StaffActionName,
  type StaffPlaceName,
  type StaffRole,
  type StaffViewName,
  staffRoles,
} from '#site/staff.ts';

const everyone: readonly StaffRole[] = staffRoles;
/** Those who see customers’ data. */
const customerCare: readonly StaffRole[] = ['agent', 'administrator'];
const content: readonly StaffRole[] = ['editor', 'administrator'];
const administrators: readonly StaffRole[] = ['administrator'];

/** Who may open which view. A new view does not compile without a line here. */
const viewRoles: Readonly<Record<StaffPlaceName, readonly StaffRole[]>> = {
  tickets: customerCare,
  ticket: customerCare,
  incoming: customerCare,
  file: customerCare,
  customers: customerCare,
  customer: customerCare,
  answers: customerCare,
  help: customerCare,
  // Numbers, without names.
  overview: everyone,
  bookings: customerCare,
  meeting: customerCare,
  quotes: customerCare,
  quote: customerCare,
  payments: customerCare,
  payment: customerCare,
  marketing: content,
  outbox: administrators,
  team: administrators,
  log: administrators,
  security: everyone,
};

/** Who may send which form. A new action does not compile without a line here. */
const actionRoles: Readonly<Record<StaffActionName, readonly StaffRole[]>> = {
  answer: customerCare,
  answerAndClose: customerCare,
  write: customerCare,
  note: customerCare,
  assign: customerCare,
  close: customerCare,
  closeAndNotify: customerCare,
  insertAnswer: customerCare,
  saveAnswer: customerCare,
  deleteAnswer: customerCare,
  state: customerCare,
  quarantine: customerCare,
  release: customerCare,
  resend: administrators,
  resendDead: administrators,
  addMarketing: content,
  endMarketing: content,
  deliver: customerCare,
  undeliver: customerCare,
  refund: administrators,
  billing: customerCare,
  invoice: customerCare,
  settle: customerCare,
  cancelMeeting: customerCare,
  retryIncoming: customerCare,
  incomingTicket: customerCare,
  discardIncoming: customerCare,
  addHelpWay: customerCare,
  removeHelpWay: customerCare,
  dismissHelpQuestion: customerCare,
  invite: administrators,
  resendInvitation: administrators,
  withdrawInvitation: administrators,
  changeRole: administrators,
  removeMember: administrators,
  resetSecondFactor: administrators,
  secondFactorRule: administrators,
  // About oneself.
  enterFactor: everyone,
  startTotp: everyone,
  confirmTotp: everyone,
  removeTotp: everyone,
  newRecoveryCodes: everyone,
  renamePasskey: everyone,
  removePasskey: everyone,
};

/** The view that a member sees first. */
export const firstView: Readonly<Record<StaffRole, StaffViewName>> = {
  agent: 'tickets',
  editor: 'marketing',
  administrator: 'tickets',
};

export function mayOpen(role: StaffRole, view: StaffPlaceName): boolean {
  return viewRoles[view].includes(role);
}

export function mayDo(role: StaffRole, action: StaffActionName): boolean {
  return actionRoles[action].includes(role);
}

/** Whether a member of this role may see data about customers, also outside the team's pages. */
export function seesCustomers(role: StaffRole): boolean {
  return customerCare.includes(role);
}
