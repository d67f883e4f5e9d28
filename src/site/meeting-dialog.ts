import type { RoutePath } from './routes.ts';

/** The id of the popup for meetings, which stands on every page but the one it is filled from. */
export const meetingDialogId = 'meeting-dialog';

/** What a link to that page opens instead; undefined on the page itself. */
export function meetingDialogOn({ route }: { readonly route: { readonly path: RoutePath } }): string | undefined {
  return route.path === '/meet/book' ? undefined : meetingDialogId;
}
