import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { formatProviderMoney } from '#ui/console/provider-money.ts';
import { ReferenceLink } from '#ui/console/reference-link.tsx';
import views from '#ui/console/views.module.css';
import type { StaffProblem } from '../../../staff-payment-lines.ts';
import style from './problems.module.css';

/** Money that came in and that no order explains: what it is, and what to do. */
export function Problems({ problems }: { problems: readonly StaffProblem[] }) {
  const { words, language } = usePage();
  const { title, lead } = words.staff.payments.problems;
  return (
    <section className={style.problems} aria-labelledby="problems">
      <h3 id="problems">{format(title, language, { count: problems.length })}</h3>
      <p className={views.lead}>{lead}</p>
      <ul>
        {problems.map((problem) => (
          <Problem key={`${problem.provider} ${problem.id}`} of={problem} />
        ))}
      </ul>
    </section>
  );
}

function Problem({ of: problem }: { of: StaffProblem }) {
  const { words, language } = usePage();
  const { kinds, told, settle } = words.staff.payments.problems;
  const { name, what } = kinds[problem.problem];
  const { reference, hasOrder, provider, id, email } = problem;
  return (
    <li>
      <p className={style.problem}>
        <strong>{name}</strong>
        <span>{formatProviderMoney(problem, language)}</span>
        {hasOrder ? <ReferenceLink reference={reference} /> : <span>{reference}</span>}
      </p>
      <p>{format(what, language, { reference })}</p>
      <p className={views.beside}>
        {format(told, language, { provider, id })} · {email ?? words.staff.payments.nobody} · <Moment at={problem.at} />
      </p>
      <ActionForm action="settle" values={{ provider, id }} once>
        <Button type="submit" look="secondary" size="small">
          {settle}
        </Button>
      </ActionForm>
    </li>
  );
}
