import type { MenuItem as Item } from '#content/menu.ts';
import { Mark } from '#ui/art/mark.tsx';
import { TileIcon } from '#ui/art/tile-icon.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import style from './menu-item.module.css';

/** One way on in a panel of the main menu. */
export function MenuItem({ item, seed }: { item: Item; seed: string }) {
  return (
    <li>
      <SiteLink to={item.link} className={style.item}>
        {item.icon === 'tile' ? <TileIcon seed={seed} /> : <Mark of={item.icon} />}
        <span className={style.text}>
          <strong className={style.title}>{item.title}</strong>
          <span className={style.subtitle}>{item.subtitle}</span>
          <span className={style.description}>{item.description}</span>
        </span>
      </SiteLink>
    </li>
  );
}
