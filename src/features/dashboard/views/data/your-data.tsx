import { legal } from '#content/catalogue/legal.ts';
import type { Person } from '#features/accounts/person.ts';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/console/data-table.tsx';
import { ActionForm, useProblem } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/view.module.css';
import { ViewHead } from '#ui/console/view-head.tsx';
import { TextField } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { row, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import type { DataRequestLine } from '../../dashboard-answer.ts';
import { SettingsPanel } from '../settings-panel.tsx';
import own from './your-data.module.css';

interface Props {
  readonly person: Person;
  readonly requests: readonly DataRequestLine[];
  readonly wrong: ViewProblems | undefined;
}

/** The legal rights of every person: to see, correct and delete the data that is stored about them. */
export function YourData({ person, requests, wrong }: Props) {
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
          <SiteLink to="/support" anchor="form" className={style.alone}>
            {correct.write}
          </SiteLink>
        </div>
      </SettingsPanel>
      <DeleteAccount person={person} wrong={wrong} />
      <DataRequests requests={requests} />
    </>
  );
}

/** Each request with its date, as the privacy policy promises. */
function DataRequests({ requests }: { readonly requests: readonly DataRequestLine[] }) {
  const { title, empty, what, when, kinds } = usePage().words.dashboard.data.requests;
  return (
    <section className={stack(3)}>
      <h2 className={own.requests}>{title}</h2>
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
 * Collapsed, with what is deleted and what stays in plain words, and the address to type, so that it does not happen by
 * accident.
 */
function DeleteAccount({ person: { email }, wrong }: { person: Person; wrong: ViewProblems | undefined }) {
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
            <Consequences title={text.goesTitle} items={text.goes} />
            <Consequences title={text.staysTitle} items={text.stays} note={text.staysNote} />
          </div>
          <ActionForm action="delete" className={style.form} once>
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

function Consequences({ title, items, note }: { title: string; items: readonly string[]; note?: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  );
}
