import { usePage } from '#platform/page/page.ts';
import { Composition } from '#ui/art/composition.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowBackIcon } from '#ui/icons.tsx';
import { line } from '#ui/layout.ts';
import { cardLook, headline } from '#ui/look.ts';
import { Entry } from '#ui/sections/split.tsx';
import style from './backups.module.css';

/** The same picture three times, smaller in the distance. */
const picture = ['quarter2:vp quarter3:vp', 'quarter1:vp leaf:fp'];

/** Three copies of one thing, and the way back. */
export function BackupsSpecimen() {
  const { copies, restore } = usePage().words.quickServices.backups.example;
  return (
    <>
      <ol className={style.copies}>
        {copies.map((copy) => (
          <li key={copy.name}>
            <div className={classNames(cardLook, style.picture)}>
              <Composition rows={picture} keep="whole" />
            </div>
            <Entry of={copy} />
          </li>
        ))}
      </ol>
      <p className={line(3, classNames(headline, style.restore))}>
        <ArrowBackIcon /> {restore}
      </p>
    </>
  );
}
