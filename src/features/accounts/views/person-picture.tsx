import { TileIcon } from '#ui/art/tile.tsx';
import type { Person } from '../person.ts';
import style from './person.module.css';

interface Props {
  readonly person: Pick<Person, 'email'> & Partial<Pick<Person, 'photo'>>;
}

/** Their picture; behind it, and if it is missing or fails to load, a tile pattern made from their address. */
export function PersonPicture({ person: { email, photo } }: Props) {
  return (
    <span className={style.picture}>
      <TileIcon seed={email} size={96} />
      {/* Lazy, otherwise React would write a preload link before the content. */}
      {photo && <img src={photo} alt="" width={96} height={96} loading="lazy" />}
    </span>
  );
}
