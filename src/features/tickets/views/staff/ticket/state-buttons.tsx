import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import { Box } from '#ui/console/box.tsx';
import views from '#ui/console/views.module.css';
import type { StaffTicket, StaffTicketState } from '../../../staff-lines.ts';

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
