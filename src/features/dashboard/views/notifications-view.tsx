import type { NotificationLine } from '#features/bell/notifications.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref, notificationHref } from '#site/dashboard.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { ListRow, RowList } from '#ui/console/list-row.tsx';
import { PageLinks } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { EmptyState, ViewHead } from '#ui/console/view-head.tsx';
import { ButtonLink } from '#ui/links.tsx';
import type { DashboardView } from '../dashboard-answer.ts';
import style from './dashboard.module.css';

type Props = Omit<Extract<DashboardView, { kind: 'notifications' }>, 'kind'> & {
  /** How many are unread, on all pages. */
  readonly unread: number;
};

export function NotificationsView({ notifications, page, hasOlder, unread }: Props) {
  const { words, language } = usePage();
  const { title, readAll, empty } = words.dashboard.notifications;
  const pageHref = (number: number) => dashboardHref(language, { view: 'notifications', page: number });
  if (notifications.length === 0 && page === 1)
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
        {unread > 0 && (
          <ActionForm action="read-all" values={{ page: String(page) }}>
            <Button type="submit" look="secondary">
              {readAll}
            </Button>
          </ActionForm>
        )}
      </ViewHead>
      <RowList>
        {notifications.map((notification) => (
          <Notification key={notification.id} of={notification} page={page} />
        ))}
      </RowList>
      <PageLinks
        page={page}
        newer={page > 1 ? pageHref(page - 1) : undefined}
        older={hasOlder ? pageHref(page + 1) : undefined}
      />
    </>
  );
}

interface NotificationProps {
  readonly of: NotificationLine;
  readonly page: number;
}

function Notification({ of: { id, title, text, at, isRead }, page }: NotificationProps) {
  const { words, language } = usePage();
  const { notifications } = words.dashboard;
  return (
    <ListRow
      isUnread={!isRead}
      title={title}
      href={notificationHref(language, id)}
      badge={!isRead && <Badge tone="highlight">{notifications.unread}</Badge>}
      text={text}
      meta={<Moment at={at} />}
      action={
        !isRead && (
          <ActionForm action="read" values={{ id: String(id), page: String(page) }}>
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
