import { Button } from '#components/ui/button.tsx';
import type { StaffTicket, StaffTicketState } from '#site/account/staff-lines.ts';
import { usePage } from '#site/page.ts';
import { ActionForm } from '../../../action-form.tsx';
import { Box } from '../../parts/box.tsx';
import views from '../views.module.css';

/** Where a ticket can go from each state. */
const ways = {
  new: ['answered', 'closed'],
  answered: ['closed', 'new'],
  closed: ['new'],
  quarantined: [],
} as const satisfies Record<StaffTicketState, readonly StaffTicketState[]>;

export function StateButtons({ ticket: { reference, state } }: { ticket: StaffTicket }) {
  const { ticket: words } = usePage().words.staff;
  const labels = { answered: words.markAnswered, closed: words.close, new: words.reopen };
  return (
    <Box id="change" title={words.change}>
      <div className={views.buttons}>
        {ways[state].map((to) => (
          <ActionForm key={to} action="state" values={{ ticket: reference, state: to }}>
            <Button type="submit" look="secondary" size="small">
              {labels[to]}
            </Button>
          </ActionForm>
        ))}
        {state === 'quarantined' ? (
          <ActionForm action="release" values={{ ticket: reference }}>
            <Button type="submit">{words.release}</Button>
          </ActionForm>
        ) : (
          <ActionForm action="quarantine" values={{ ticket: reference }}>
            <Button type="submit" look="quiet" size="small">
              {words.quarantine}
            </Button>
          </ActionForm>
        )}
      </div>
      {state === 'quarantined' && <p className={views.beside}>{words.releaseHint}</p>}
    </Box>
  );
}
