import { TileIcon } from '#ui/art/tile.tsx';
import type { Person } from '../person.ts';
import style from './person.module.css';

/** Their picture; behind it, and where there is none or it does not come, tiles of their own. */
export function PersonPicture({ person: { email, photo } }: { readonly person: Person }) {
  return (
    <span className={style.picture}>
      <TileIcon seed={email} size={96} />
      {/* Lazy, or React would write a link to preload it before the content. */}
      {photo && <img src={photo} alt="" width={96} height={96} loading="lazy" />}
    </span>
  );
}
