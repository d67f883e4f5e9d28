import { usePage } from '#platform/page/page.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, list, Pill, panel, title, wide } from '#ui/app-window/parts.tsx';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { box, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import {
  FileIcon,
  GlobeIcon,
  GripIcon,
  MailIcon,
  MobileIcon,
  PlusIcon,
  ScreenIcon,
  SearchIcon,
  TilesIcon,
} from '#ui/icons.tsx';
import { centeredRow, line, stack } from '#ui/layout.ts';
import { apart } from '#ui/look.ts';
import { EditedSite } from './edited-site.tsx';
import style from './site-editor.module.css';

const icons = [FileIcon, TilesIcon, GlobeIcon, MailIcon, SearchIcon];

/** Which block is open, in the order of the words. */
const open = 2;

/** Ducksites: the blocks of a page, the page itself, and the properties of one block. */
export function SiteEditorScreen() {
  const { diagram } = usePage().words.productPages.ducksites;
  return (
    <AppWindow
      of="ducksites"
      name="Ducksites"
      menu={diagram.menu}
      icons={icons}
      current={1}
      title={diagram.page}
      tools={
        <>
          <span className={line(0, classNames(wide, style.devices))} aria-hidden="true">
            <ScreenIcon />
            <MobileIcon />
          </span>
          <span className={wide}>
            <Pill tone="good">{diagram.saved}</Pill>
          </span>
          <DrawnButton>{diagram.publish}</DrawnButton>
        </>
      }
      flush
      caption={diagram.caption}
    >
      <div className={stack(0, style.panes)}>
        <BlockList />
        <div className={style.desk}>
          <EditedSite open={open} />
        </div>
        <Properties />
      </div>
    </AppWindow>
  );
}

/** Each block as a thumbnail of 40 by 26: what is pale, and what is dark. */
const thumbnails = [
  [rounded(26, 9, 10, 8, 4), box(4, 11, 8, 4) + box(15, 12, 8, 2)],
  [box(22, 4, 14, 18), box(4, 7, 14, 4) + box(4, 14, 9, 3)],
  [[4, 15.5, 27].map((x) => box(x, 10, 9, 12)).join(''), box(4, 4, 16, 3)],
  [[4, 13, 22, 31].map((x) => box(x, 6, 7, 14)).join(''), ''],
  [box(4, 17, 32, 4), box(4, 5, 32, 3) + box(4, 11, 22, 3)],
  [box(22, 4, 14, 18), box(4, 5, 14, 4) + box(4, 11, 14, 4) + box(4, 17, 8, 4)],
] as const;

function BlockList() {
  const { blocks, addBlock } = usePage().words.productPages.ducksites.diagram;
  return (
    <div className={stack(3, classNames(list, wide, style.blocks))}>
      <ol className={stack(2)}>
        {blocks.map((block, at) => (
          <li key={block} className={classNames(line(2, style.block), at === open && style.chosen)}>
            <GripIcon />
            <Picture width={40} height={26} size={26}>
              <path className={classOf('ice')} d={rounded(0, 0, 40, 26, 4)} />
              <path className={classOf('sky')} d={thumbnails[at]?.[0]} />
              <path className={classOf('night')} d={thumbnails[at]?.[1]} />
            </Picture>
            {block}
          </li>
        ))}
      </ol>
      <p className={line(1, style.add)}>
        <PlusIcon /> {addBlock}
      </p>
    </div>
  );
}

const backgrounds: readonly Colour[] = ['day', 'ice', 'mustard', 'blush', 'night'];

function Properties() {
  const { site, properties, blocks } = usePage().words.productPages.ducksites.diagram;
  return (
    <div className={classNames(panel, style.properties)}>
      <p className={classNames(title, wide, style.name)}>{blocks[open]}</p>
      <dl>
        <div className={wide}>
          <dt>{properties.title}</dt>
          <dd className={style.field}>{site.services}</dd>
        </div>
        <div>
          <dt>{properties.columns}</dt>
          <dd className={style.choice}>
            <span aria-hidden="true">2</span>
            <strong>3</strong>
            <span aria-hidden="true">4</span>
          </dd>
        </div>
        <div className={style.switched}>
          <dt>{properties.prices}</dt>
          <dd>
            <span className={style.switch} aria-hidden="true" />
            <span className="visually-hidden">{properties.on}</span>
          </dd>
        </div>
        <div className={wide} aria-hidden="true">
          <dt>{properties.background}</dt>
          <dd className={line(2)}>
            {backgrounds.map((colour) => (
              <span key={colour} className={classNames(style.colour, classOf(colour))} />
            ))}
          </dd>
        </div>
        <div className={wide}>
          <dt>{properties.languages}</dt>
          <dd className={stack(1)}>
            {properties.names.map((name, at) => (
              <span key={name} className={centeredRow(1, apart)}>
                {name}
                <Pill tone={at === 0 ? 'good' : 'waiting'}>{at === 0 ? properties.ready : properties.missing}</Pill>
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </div>
  );
}
