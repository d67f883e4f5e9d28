import { SuccessIcon, WarningIcon } from '#components/ui/icons.tsx';
import type { StaffAnswer } from '#site/account/staff.ts';
import { usePage } from '#site/page.ts';
import style from './told.module.css';

/** What became of the form before. */
export function Told({ done, fault }: Pick<StaffAnswer, 'done' | 'fault'>) {
  const { staff } = usePage().words;
  if (fault) {
    return (
      <p className={`${style.told} ${style.fault}`} role="alert">
        <WarningIcon />
        <span>{staff.faults[fault]}</span>
      </p>
    );
  }
  return done ? (
    <p className={`${style.told} ${style.done}`} role="status">
      <SuccessIcon />
      <span>{staff.done[done]}</span>
    </p>
  ) : null;
}
