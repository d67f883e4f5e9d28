import type { HeadOf } from '#platform/page/head.ts';
import type { StaffView } from '../staff-answer.ts';

export const head: HeadOf = ({ words: { staff, team }, live }) => {
  const view = live?.path === '/staff' ? live.staff.view : undefined;
  const { title, description } = staff;
  if (!view || view.kind === 'nothing') return { title, description };
  if (view.kind === 'factor' || view.kind === 'invitation')
    return { title: `${team[view.kind].title} · ${title}`, description };
  return { title: `${nameOf(view) ?? staff.views[view.kind]} · ${title}`, description };
};

/** The title names the ticket or the order, so that browser tabs can be told apart. */
function nameOf(view: StaffView): string | undefined {
  if (view.kind === 'ticket') return view.ticket.reference;
  if (view.kind === 'quote') return view.quote.reference;
  if (view.kind === 'meeting') return view.booking.reference;
  return view.kind === 'payment' ? view.payment.reference : undefined;
}
