import { Button } from '#components/ui/button.tsx';
import type { StaffProblem } from '#site/account/staff-payment-lines.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { ActionForm } from '../../../action-form.tsx';
import { Moment } from '../../../moment.tsx';
import { formatProviderMoney } from '../../parts/provider-money.ts';
import { ReferenceLink } from '../../parts/reference-link.tsx';
import views from '../views.module.css';
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
