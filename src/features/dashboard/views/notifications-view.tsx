import type { NotificationLine } from '#features/bell/notifications.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/view.module.css';
import { EmptyState, ViewHead } from '#ui/console/view-head.tsx';
import { centeredRow, note, row, stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';

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
      <ul className={stack(0, style.rows)}>
        {notifications.map((notification) => (
          <Notification key={notification.id} of={notification} />
        ))}
      </ul>
    </>
  );
}

function Notification({ of: { id, title, text, at, isRead, ticket, view } }: { readonly of: NotificationLine }) {
  const { words, language } = usePage();
  const { notifications } = words.dashboard;
  return (
    <li className={isRead ? undefined : style.unread}>
      <div className={centeredRow(0, style.rowHead)}>
        <h2>
          {ticket || view ? (
            <a href={dashboardHref(language, { view: view ?? 'tickets', ticket })} className={style.alone}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        {!isRead && <Badge tone="highlight">{notifications.unread}</Badge>}
      </div>
      <p>{text}</p>
      <div className={centeredRow(0, style.rowHead)}>
        <p className={row(0, `${note} ${style.meta}`)}>
          <Moment at={at} />
        </p>
        {!isRead && (
          <ActionForm action="read" values={{ id: String(id) }}>
            <Button type="submit" look="secondary" size="small">
              {notifications.read}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </ActionForm>
        )}
      </div>
    </li>
  );
}
