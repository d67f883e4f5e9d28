import type { StaffActionLine } from '#site/account/staff-lines.ts';
import { usePage } from '#site/page.ts';
import { Moment } from '../../../moment.tsx';
import { actionInWords } from '../../parts/action-words.tsx';
import style from './ticket.module.css';

export function History({ actions }: { actions: readonly StaffActionLine[] }) {
  const page = usePage();
  const { history, noHistory } = page.words.staff.ticket;
  return (
    <section className={style.box} aria-labelledby="history">
      <h3 id="history">{history}</h3>
      {actions.length === 0 ? (
        <p>{noHistory}</p>
      ) : (
        <ul className={style.history}>
          {actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
            <li key={index}>
              {actionInWords(action, page)}
              <span>{action.staffEmail}</span>
              <span>
                <Moment at={action.at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
