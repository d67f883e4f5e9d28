import type { Meeting } from '#database/meetings/meeting-change.ts';
import type { Actor } from '#database/staff/staff-actions.ts';
import type { AppContext } from '../app-context.ts';
import type { MeetingDeps } from './meeting-parts.ts';

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
