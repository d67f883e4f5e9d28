import style from './bell.module.css';
import type { Notification } from './read-notifications.ts';

interface Props {
  readonly hint: string;
  readonly list: readonly Notification[];
  /** The one that is being marked as read. */
  readonly marking: Notification['id'] | undefined;
  readonly mark: (id: Notification['id']) => void;
}

/** The newest first, as they come. */
export function NotificationList({ hint, list, marking, mark }: Props) {
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
