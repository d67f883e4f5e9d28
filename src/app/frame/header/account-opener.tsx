import { usePage } from '#platform/page/page.ts';
import { ChevronIcon, PersonIcon } from '#ui/icons.tsx';
import style from './account-opener.module.css';
import { PersonPart } from './person-part.tsx';

/** The photo of whoever is signed in and, where there is room, the name. */
export function AccountOpener() {
  const { label } = usePage().words.shell.account;
  return (
    <summary className={style.opener}>
      <span className={style.photo}>
        <PersonIcon />
        <PersonPart shows="usuario_foto" />
      </span>
      <span className="visually-hidden">{label}: </span>
      <span className={style.who}>
        <PersonPart shows="usuario_nombre" />
        <span className={style.nameless} aria-hidden="true">
          {label}
        </span>
        <PersonPart shows="usuario_correo" />
      </span>
      <ChevronIcon />
    </summary>
  );
}
