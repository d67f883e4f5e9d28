import type { HeadOf } from '#platform/page/head.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';

export const head: HeadOf = (page) => ({ title: titleOf(page), description: page.words.dashboard.description });

/** Each view has its own title, so that it can be recognised among browser tabs. */
function titleOf({ words: { dashboard }, language, live }: Page): string {
  if (live?.path !== '/dashboard') return dashboard.title;
  const { view } = live.dashboard;
  if (view.kind === 'nothing') return dashboard.title;
  return view.kind === 'ticket'
    ? format(dashboard.ticket.title, language, { reference: view.ticket.reference })
    : dashboard.views[view.kind];
}
