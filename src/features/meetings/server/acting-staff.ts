import type { AppContext } from '#platform/server/app-context.ts';
import type { Actor } from '#platform/server/staff/staff-actions.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import type { Meeting } from './store/meeting-change.ts';

/** Who of the team changes somebody else's meeting; undefined: it is the visitor's own doing. */
export async function actingStaff(
  c: AppContext,
  { signedIn }: Pick<MeetingDeps, 'signedIn'>,
  { userId, email }: Meeting,
): Promise<Actor | undefined> {
  const known = await signedIn(c);
  if (!known?.isStaff || known.user.id === userId || known.user.email === email.toLowerCase()) return undefined;
  return { staffEmail: known.user.email, at: new Date() };
}
