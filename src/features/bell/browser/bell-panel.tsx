import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/header-panel.module.css';
import { SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import style from './bell.module.css';
import type { Notification } from './find-person.ts';
import type { Failed } from './use-notifications.ts';
import type { BellWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly words: BellWords;
  readonly all: string;
  readonly list: readonly Notification[] | undefined;
  readonly failed: Failed | undefined;
  readonly marking: Notification['id'] | undefined;
  readonly mark: (id: Notification['id']) => void;
  readonly retry: () => void;
}

/** The unread notifications; or a note that they are loading, that there are none, or that loading failed. */
export function BellPanel({ id, words, all, list, failed, marking, mark, retry }: Props) {
  const isLoading = !list && !failed;
  return (
    <section id={id} className={classNames(panel.panel, style.panel)} aria-labelledby={`${id}-title`}>
      <div className={style.heading}>
        <h2 id={`${id}-title`}>{words.label}</h2>
        <a href={all}>{words.all}</a>
      </div>
      {failed && (
        <div className={style.failed}>
          <WarningIcon />
          <p>{failed === 'list' ? words.failed : words.notMarked}</p>
          <Button look="secondary" size="small" onClick={retry}>
            {words.again}
          </Button>
        </div>
      )}
      <div role="status">
        {isLoading && <p className={style.loading}>{words.loading}</p>}
        {list?.length === 0 && !failed && (
          <div className={style.empty}>
            <SuccessIcon />
            <p>
              <strong>{words.emptyTitle}</strong>
              {words.empty}
            </p>
          </div>
        )}
      </div>
      {list && list.length > 0 && <NotificationList hint={words.hint} list={list} marking={marking} mark={mark} />}
    </section>
  );
}

interface NotificationListProps {
  readonly hint: string;
  readonly list: readonly Notification[];
  /** The notification that is being marked as read. */
  readonly marking: Notification['id'] | undefined;
  readonly mark: (id: Notification['id']) => void;
}

/** The newest first, in the order of the response. */
function NotificationList({ hint, list, marking, mark }: NotificationListProps) {
  return (
    <>
      <p className={style.hint}>{hint}</p>
      <ul className={style.list}>
        {list.map(({ id, titulo, contenido }) => (
          <li key={id}>
            <button
              type="button"
              className={style.notification}
              aria-busy={marking === id}
              aria-disabled={marking !== undefined}
              onClick={() => mark(id)}
            >
              <strong>{titulo}</strong>
              <span>{contenido}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
