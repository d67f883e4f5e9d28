import type { MenuGroup as Group } from '#content/menu.ts';
import { usePage } from '#platform/page/page.ts';
import { ChevronIcon, CloseIcon } from '#ui/icons.tsx';
import style from './menu-group.module.css';
import { MenuItem } from './menu-item.tsx';

/** One entry of the main menu and its panel. Without JavaScript `<details>` opens it on a click. */
export function MenuGroup({ group }: { group: Group }) {
  const { words } = usePage();
  return (
    <li className={style.group}>
      <details name="header">
        <summary className={style.name}>
          {group.name}
          <ChevronIcon />
        </summary>
        <div className={style.panel}>
          <div className={style.inside}>
            <p className={style.tagline}>{group.tagline}</p>
            <ul className={style.items} data-many={group.items.length > 9 ? '' : undefined}>
              {group.items.map((item) => (
                <MenuItem key={item.id} item={item} seed={`${group.id}/${item.id}`} />
              ))}
            </ul>
            <button type="button" className={style.close} data-close-menu="">
              <CloseIcon />
              {words.shell.closePanel}
            </button>
          </div>
        </div>
      </details>
    </li>
  );
}
