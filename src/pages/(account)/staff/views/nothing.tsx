import { TextAreaField } from '#components/ui/text-field.tsx';
import type { StaffAnswer } from '#site/account/staff.ts';
import { usePage } from '#site/page.ts';

/** The fault above says why. What was written by hand is here, so that nobody has to write it again. */
export function NothingView({ typed }: Pick<StaffAnswer, 'typed'>) {
  const { staff } = usePage().words;
  const written = typed?.['message'] ?? typed?.['text'];
  return written ? <TextAreaField id="kept" label={staff.kept} defaultValue={written} readOnly /> : null;
}
