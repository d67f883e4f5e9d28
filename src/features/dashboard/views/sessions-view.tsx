import { type Page, usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/view.module.css';
import { ViewHead } from '#ui/console/view-head.tsx';
import { centeredRow, note, row, stack } from '#ui/layout.ts';
import { WovenText } from '#ui/sections/prose.tsx';
import type { SessionLine } from '../dashboard-answer.ts';
import { SignOutLink } from './sign-out-link.tsx';

export function SessionsView({ sessions }: { readonly sessions: readonly SessionLine[] }) {
  const { title, lead, endOthers, only } = usePage().words.dashboard.sessions;
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne);
  return (
    <>
      <ViewHead title={title} lead={hasOthers ? lead : only}>
        {hasOthers && (
          <ActionForm action="end-other-sessions">
            <Button type="submit" look="secondary">
              {endOthers}
            </Button>
          </ActionForm>
        )}
      </ViewHead>
      <ul className={stack(0, style.rows)}>
        {sessions.map((session) => (
          <Session key={session.id} of={session} />
        ))}
      </ul>
    </>
  );
}

function Session({ of: session }: { readonly of: SessionLine }) {
  const page = usePage();
  const { here, used, started, end } = page.words.dashboard.sessions;
  const name = nameOf(session, page);
  return (
    <li>
      <div className={centeredRow(0, style.rowHead)}>
        <h2>{name}</h2>
        {session.isThisOne && <Badge tone="highlight">{here}</Badge>}
      </div>
      <div className={centeredRow(0, style.rowHead)}>
        <p className={row(0, `${note} ${style.meta}`)}>
          <span>
            <WovenText text={used} values={{}} elements={{ time: <Moment at={session.lastUsedAt} /> }} />
          </span>
          <span>
            <WovenText text={started} values={{}} elements={{ time: <Moment at={session.startedAt} /> }} />
          </span>
        </p>
        {session.isThisOne ? (
          <SignOutLink className={style.alone} />
        ) : (
          <ActionForm action="end-session" values={{ id: session.id }}>
            <Button type="submit" look="secondary" size="small">
              {end}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </ActionForm>
        )}
      </div>
    </li>
  );
}

/** The name of the browser, as far as it identifies itself. */
function nameOf({ browser, system }: SessionLine, { words, language }: Page): string {
  const { name, unknown } = words.dashboard.sessions;
  return browser && system ? format(name, language, { browser, system }) : browser || system || unknown;
}
