import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words: { staff }, live }) => {
  const view = live?.path === '/staff' ? live.staff.view : undefined;
  const { title, description } = staff;
  if (!view || view.kind === 'nothing') return { title, description };
  // The tab names the ticket, so that several can stand side by side.
  const name = view.kind === 'ticket' ? view.ticket.reference : staff.views[view.kind];
  return { title: `${name} · ${title}`, description };
};
