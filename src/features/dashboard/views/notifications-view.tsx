import type { NotificationLine } from '#features/bell/notifications.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { ListRow, RowList } from '#ui/console/list-row.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { EmptyState, ViewHead } from '#ui/console/view-head.tsx';
import { ButtonLink } from '#ui/links.tsx';
import style from './dashboard.module.css';

export function NotificationsView({ notifications }: { readonly notifications: readonly NotificationLine[] }) {
  const { title, readAll, empty } = usePage().words.dashboard.notifications;
  if (notifications.length === 0)
    return (
      <>
        <ViewHead title={title} />
        <EmptyState title={empty.title} text={empty.text}>
          <ButtonLink to="/support" anchor="form">
            {empty.action}
          </ButtonLink>
        </EmptyState>
      </>
    );
  return (
    <>
      <ViewHead title={title}>
        {notifications.some(({ isRead }) => !isRead) && (
          <ActionForm action="read-all">
            <Button type="submit" look="secondary">
              {readAll}
            </Button>
          </ActionForm>
        )}
      </ViewHead>
      <RowList>
        {notifications.map((notification) => (
          <Notification key={notification.id} of={notification} />
        ))}
      </RowList>
    </>
  );
}

function Notification({ of: { id, title, text, at, isRead, ticket, view } }: { readonly of: NotificationLine }) {
  const { words, language } = usePage();
  const { notifications } = words.dashboard;
  return (
    <ListRow
      isUnread={!isRead}
      title={title}
      href={ticket || view ? dashboardHref(language, { view: view ?? 'tickets', ticket }) : undefined}
      badge={!isRead && <Badge tone="highlight">{notifications.unread}</Badge>}
      text={text}
      meta={<Moment at={at} />}
      action={
        !isRead && (
          <ActionForm action="read" values={{ id: String(id) }}>
            <Button type="submit" look="quiet" size="small" className={style.read}>
              {notifications.read}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </ActionForm>
        )
      }
    />
  );
}
