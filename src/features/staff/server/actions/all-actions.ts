import { z } from 'zod';
import { addNotification, endNotification } from '#features/marketing/server/staff/manage-marketing.ts';
import { cancelMeeting } from '#features/meetings/server/staff/cancel-meeting.ts';
import { deliver } from '#features/payments/server/staff/deliver.ts';
import { settle } from '#features/payments/server/staff/settle.ts';
import { answer } from '#features/tickets/server/staff/answer.ts';
import { changeState, quarantine, release } from '#features/tickets/server/staff/change-tickets.ts';
import { type Action, wrongInput } from '#platform/server/staff/action.ts';
import type { StaffActionName } from '#site/staff.ts';
import { staffActions } from '#site/staff.ts';
import { resend, resendDead } from './resend.ts';

const actions: Readonly<Record<StaffActionName, Action>> = {
  answer,
  state: changeState,
  quarantine,
  release,
  resend,
  resendDead,
  addMarketing: addNotification,
  endMarketing: endNotification,
  deliver,
  settle,
  cancelMeeting,
};

const named = z.object({ action: z.enum(staffActions) });

/** Does what a form asks for. */
export const runAction: Action = async (typed, parts) => {
  const { data } = named.safeParse(typed);
  return data ? actions[data.action](typed, parts) : wrongInput();
};
