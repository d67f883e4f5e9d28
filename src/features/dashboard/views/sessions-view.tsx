import { type Page, usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ActionForm } from '#ui/console/forms.tsx';
import { ListRow, RowList } from '#ui/console/list-row.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { ViewHead } from '#ui/console/view-head.tsx';
import { semibold, target } from '#ui/look.ts';
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
      <RowList>
        {sessions.map((session) => (
          <Session key={session.id} of={session} />
        ))}
      </RowList>
    </>
  );
}

function Session({ of: session }: { readonly of: SessionLine }) {
  const page = usePage();
  const { here, used, started, end } = page.words.dashboard.sessions;
  const name = nameOf(session, page);
  return (
    <ListRow
      title={name}
      badge={session.isThisOne && <Badge tone="highlight">{here}</Badge>}
      meta={
        <>
          <span>
            <WovenText text={used} values={{}} elements={{ time: <Moment at={session.lastUsedAt} /> }} />
          </span>
          <span>
            <WovenText text={started} values={{}} elements={{ time: <Moment at={session.startedAt} /> }} />
          </span>
        </>
      }
      action={
        session.isThisOne ? (
          <SignOutLink className={classNames(target, semibold)} />
        ) : (
          <ActionForm action="end-session" values={{ id: session.id }}>
            <Button type="submit" look="secondary" size="small">
              {end}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </ActionForm>
        )
      }
    />
  );
}

/** The name of the browser, as far as it identifies itself. */
function nameOf({ browser, system }: SessionLine, { words, language }: Page): string {
  const { name, unknown } = words.dashboard.sessions;
  return browser && system ? format(name, language, { browser, system }) : browser || system || unknown;
}
