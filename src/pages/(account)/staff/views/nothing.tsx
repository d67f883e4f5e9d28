import type { StaffAnswer } from '#site/account/staff.ts';
import { KeptText } from '../../kept-text.tsx';

/** The fault above says why. What was written is here. */
export function NothingView({ typed }: Pick<StaffAnswer, 'typed'>) {
  const written = typed?.['message'] ?? typed?.['text'];
  return written ? <KeptText text={written} /> : null;
}
