import { z } from 'zod';
import { type StaffActionName, staffActions } from '#site/account/staff.ts';
import { type Action, wrongInput } from './action.ts';
import { answer } from './answer.ts';
import { cancelMeeting } from './cancel-meeting.ts';
import { changeState, quarantine, release } from './change-tickets.ts';
import { deliver } from './deliver.ts';
import { addNotification, endNotification } from './manage-marketing.ts';
import { resend, resendDead } from './resend.ts';
import { settle } from './settle.ts';

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
