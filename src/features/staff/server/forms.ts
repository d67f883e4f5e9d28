import { z } from 'zod';
import { addMarketing, endMarketing } from '#features/marketing/server/staff.ts';
import { cancelMeeting } from '#features/meetings/server/staff.ts';
import { deliver, settle } from '#features/payments/server/staff/forms.ts';
import { answer, changeState, quarantine, release } from '#features/tickets/server/staff/forms.ts';
import { type FormHandler, wrongInput } from '#platform/server/staff/form-handler.ts';
import type { StaffActionName } from '#site/staff.ts';
import { staffActions } from '#site/staff.ts';
import { resend, resendDead } from './outbox.ts';

const handlers: Readonly<Record<StaffActionName, FormHandler>> = {
  answer,
  state: changeState,
  quarantine,
  release,
  resend,
  resendDead,
  addMarketing,
  endMarketing,
  deliver,
  settle,
  cancelMeeting,
};

const named = z.object({ action: z.enum(staffActions) });

/** Performs the action that the form names. */
export const handleForm: FormHandler = async (typed, deps) => {
  const { data } = named.safeParse(typed);
  return data ? handlers[data.action](typed, deps) : wrongInput();
};
