import type { MenuGroup as Group, MenuItem as Item } from '#content/menu.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { Mark } from '#ui/art/mark.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChevronIcon, CloseIcon } from '#ui/icons.tsx';
import { line, note } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import style from './menu.module.css';

/** One entry of the main menu and its panel. Without JavaScript `<details>` opens it on a click. */
export function MenuGroup({ group }: { group: Group }) {
  const { words } = usePage();
  return (
    <li className={style.group}>
      <details name="header">
        <summary className={line(1, style.name)}>
          {group.name}
          <ChevronIcon />
        </summary>
        <div className={style.panel}>
          <div className={style.inside}>
            <p className={style.tagline}>{group.tagline}</p>
            <ul className={style.items} {...dataProps({ many: group.items.length > 9 ? '' : undefined })}>
              {group.items.map((item) => (
                <MenuItem key={item.id} item={item} seed={`${group.id}/${item.id}`} />
              ))}
            </ul>
            <button type="button" className={style.close} {...dataProps({ 'close-menu': '' })}>
              <CloseIcon />
              {words.shell.closePanel}
            </button>
          </div>
        </div>
      </details>
    </li>
  );
}

/** One link in a panel of the main menu. */
function MenuItem({ item, seed }: { item: Item; seed: string }) {
  return (
    <li>
      <SiteLink to={item.link} className={style.item}>
        {item.icon === 'tile' ? <TileIcon seed={seed} /> : <Mark of={item.icon} />}
        <span className={style.text}>
          <strong className={style.title}>{item.title}</strong>{' '}
          <span className={classNames(note, style.subtitle)}>{item.subtitle}</span>{' '}
          <span className={style.description}>{item.description}</span>
        </span>
      </SiteLink>
    </li>
  );
}
