/** Milliseconds after which a team member has to prove again who they are before a change that a thief would make. */
const recent = 30 * 60_000;

export function isRecent(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < recent;
}
