import { legal } from '#content/catalogue/legal.ts';
import { describeKept, type KeptData } from '#features/accounts/kept-data.ts';
import type { Person } from '#features/accounts/person.ts';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/console/data-table.tsx';
import { ActionForm, useProblem } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { ViewHead } from '#ui/console/view-head.tsx';
import { TextField } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { muted, note, row, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { semibold, shortButtons, size4, target } from '#ui/look.ts';
import { WovenText } from '#ui/sections/prose.tsx';
import type { Consequences, DataRequestLine } from '../../dashboard-answer.ts';
import style from '../dashboard.module.css';
import { SettingsPanel } from '../settings-panel.tsx';
import own from './your-data.module.css';

interface Props {
  readonly person: Person;
  readonly requests: readonly DataRequestLine[];
  readonly deletion: Consequences;
  readonly wrong: ViewProblems | undefined;
}

/** The legal rights of every person: to see, correct and delete the data that is stored about them. */
export function YourData({ person, requests, deletion, wrong }: Props) {
  const { words, language } = usePage();
  const { title, lead, policy, download, correct } = words.dashboard.data;
  return (
    <>
      <ViewHead
        title={title}
        lead={
          <WovenText
            text={lead}
            values={{ free: legal.freeConsultationsPerMonth }}
            elements={{ policy: <SiteLink to="/politics">{policy}</SiteLink> }}
          />
        }
      />
      <SettingsPanel title={download.title} text={download.text}>
        <ActionForm action="download">
          <Button type="submit">{download.action}</Button>
        </ActionForm>
      </SettingsPanel>
      <SettingsPanel title={correct.title} text={correct.text}>
        <div className={row(3)}>
          <Button href={dashboardHref(language, { view: 'profile' })} look="secondary">
            {correct.action}
          </Button>
          <SiteLink to="/support" anchor="form" className={classNames(target, semibold)}>
            {correct.write}
          </SiteLink>
        </div>
      </SettingsPanel>
      <DeleteAccount person={person} deletion={deletion} wrong={wrong} />
      <DataRequests requests={requests} />
    </>
  );
}

/** Each request with its date, as the privacy policy promises. */
function DataRequests({ requests }: { readonly requests: readonly DataRequestLine[] }) {
  const { title, empty, what, when, kinds } = usePage().words.dashboard.data.requests;
  return (
    <section className={stack(3)}>
      <h2 className={size4}>{title}</h2>
      <DataTable
        id="data-requests"
        caption={title}
        isTitled
        columns={[
          { label: what, kind: 'wide' },
          { label: when, kind: 'when' },
        ]}
        rows={requests.map(({ kind, at }) => [kinds[kind], <Moment key={at} at={at} />])}
        empty={empty}
      />
    </section>
  );
}

/**
 * Collapsed, with what is erased and what stays, as the features declare it, and the address to type, so that it does
 * not happen by accident.
 */
function DeleteAccount({ person: { email }, deletion, wrong }: Omit<Props, 'requests'>) {
  const { words, language } = usePage();
  const { delete: text } = words.dashboard.data;
  const { fieldOf, errorOf } = useProblem(wrong);
  return (
    <SettingsPanel title={text.title} text={text.text}>
      <details className={own.details} open={errorOf('confirm_email') !== undefined}>
        <summary>
          {text.open}
          <PlusIcon />
        </summary>
        <div className={stack(5, own.body)}>
          <div className={own.lists}>
            <Erased erased={deletion.erased} />
            <Kept kept={deletion.kept} />
          </div>
          <ActionForm
            action="delete"
            values={{ account: deletion.account }}
            className={stack(4, shortButtons, style.form)}
            once
          >
            <TextField
              {...fieldOf('confirm_email', '')}
              label={text.confirm}
              hint={format(text.confirmHint, language, { email })}
              required
              type="email"
              autoComplete="off"
              maxLength={ticketLimits.email}
            />
            <Button type="submit">{text.action}</Button>
          </ActionForm>
        </div>
      </details>
    </SettingsPanel>
  );
}

/** In the order of the words: what matters most comes first, whichever feature it belongs to. */
function Erased({ erased }: Pick<Consequences, 'erased'>) {
  const { words } = usePage();
  return (
    <div>
      <h3 className={size4}>{words.dashboard.data.delete.goesTitle}</h3>
      <ul className={own.erased}>
        {Object.entries(words.personalData.erased).map(
          ([what, text]) => erased.some((one) => one === what) && <li key={what}>{text}</li>,
        )}
      </ul>
    </div>
  );
}

function byOrder(words: object) {
  const names = Object.keys(words);
  return (one: KeptData, other: KeptData) => names.indexOf(one.what) - names.indexOf(other.what);
}

/** What it is and for how long, and below that why. */
function Kept({ kept }: Pick<Consequences, 'kept'>) {
  const { words, language } = usePage();
  const { staysTitle, staysNote } = words.dashboard.data.delete;
  return (
    <div>
      <h3 className={size4}>{staysTitle}</h3>
      <dl className={own.kept}>
        {kept.toSorted(byOrder(words.personalData.kept)).map((one) => {
          const { title, period, text } = describeKept(one, language);
          return (
            <div key={one.what}>
              <dt>
                {title} <span className={own.period}>{period}</span>
              </dt>
              <dd className={muted}>{text}</dd>
            </div>
          );
        })}
      </dl>
      <p className={note}>{staysNote}</p>
    </div>
  );
}
