import type { StaffActionLine } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { actionInWords } from './action-words.tsx';
import { Box } from './box.tsx';
import style from './history.module.css';
import { Moment } from './moment.tsx';

/** What the team did to a ticket or an order. */
export function History({ actions }: { actions: readonly StaffActionLine[] }) {
  const page = usePage();
  const { history, noHistory } = page.words.staff.ticket;
  return (
    <Box id="history" title={history}>
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
    </Box>
  );
}
