import type { StaffAnswer } from '#site/account/staff.ts';
import { RejectedText } from '../../rejected-text.tsx';

/** The fault above says why. What was written is here. */
export function NothingView({ typed }: Pick<StaffAnswer, 'typed'>) {
  const written = typed?.['message'] ?? typed?.['text'];
  return written ? <RejectedText text={written} /> : null;
}
