import { customerScreens } from '#features/customers/views/console.ts';
import { helpScreens } from '#features/help/views/console.ts';
import { incomingMailScreens } from '#features/incoming-mail/views/console.ts';
import { marketingScreens } from '#features/marketing/views/console.ts';
import { meetingScreens } from '#features/meetings/views/console.ts';
import { outboxScreens } from '#features/outbox/views/console.ts';
import { overviewScreens } from '#features/overview/views/console.ts';
import { paymentScreens } from '#features/payments/views/console.ts';
import { quoteScreens } from '#features/quotes/views/console.ts';
import type { StaffFactorView, StaffInvitationView } from '#features/team/team-lines.ts';
import { teamScreens } from '#features/team/views/console.ts';
import { FactorView } from '#features/team/views/factor.tsx';
import { InvitationView } from '#features/team/views/invitation.tsx';
import { ticketScreens } from '#features/tickets/views/console.ts';
import type { StaffViews } from '#site/staff.ts';
import type { ConsoleScreen } from '#ui/console/console-screen.ts';

/** The views of the features, and what is asked before one of them can be shown. */
export interface ShownViews extends StaffViews {
  readonly factor: StaffFactorView;
  readonly invitation: StaffInvitationView;
}

type Screens = { readonly [Name in keyof ShownViews]: ConsoleScreen<ShownViews[Name]> };

/** How each view looks. One that is missing does not compile. */
export const screens: Screens = {
  ...ticketScreens,
  ...helpScreens,
  ...incomingMailScreens,
  ...outboxScreens,
  ...marketingScreens,
  ...overviewScreens,
  ...paymentScreens,
  ...quoteScreens,
  ...meetingScreens,
  ...customerScreens,
  ...teamScreens,
  factor: { Screen: FactorView, isTimeless: true },
  invitation: { Screen: InvitationView, isTimeless: true },
};

/** The title of a record, if the view shows one. */
export function recordTitle<Kind extends keyof ShownViews>(kind: Kind, view: ShownViews[Kind]): string | undefined {
  return screens[kind].titleOf?.(view);
}
