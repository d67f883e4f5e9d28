import { RejectedText } from '#ui/console/rejected-text.tsx';
import type { StaffAnswer } from '../staff-answer.ts';

/** The fault above says why. What was written is here. */
export function NothingView({ typed }: Pick<StaffAnswer, 'typed'>) {
  const written = typed?.['message'] ?? typed?.['text'];
  return written ? <RejectedText text={written} /> : null;
}
