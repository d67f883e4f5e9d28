import { usePage } from '#platform/page/page.ts';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { Picture } from '#ui/art/picture.tsx';
import { columns } from '#ui/layout.ts';
import { cardLook } from '#ui/look.ts';
import { Entry } from '#ui/sections/split.tsx';
import style from './website.module.css';

/** Half a dial and a needle: no figures, because they are unknown before they are measured. */
const needles = { before: 'M100 100L44 66l-4 8z', after: 'M100 100l50-42-6-6z' } as const;

const faces: readonly Colour[] = ['sky', 'forest', 'vermilion', 'mustard'];

/** Four dials, each measured before and after. */
export function WebsiteSpecimen() {
  const { areas, before, after } = usePage().words.quickServices.website.example;
  return (
    <ul className={columns(5, { small: 2, full: 4 }, style.areas)}>
      {areas.map((area, index) => (
        <li key={area.name} className={cardLook}>
          <div className={style.dials}>
            <Dial needle="before" label={before} colour={faces[index] ?? 'sky'} />
            <Dial needle="after" label={after} colour={faces[index] ?? 'sky'} />
          </div>
          <Entry of={area} />
        </li>
      ))}
    </ul>
  );
}

function Dial({ needle, label, colour }: { needle: keyof typeof needles; label: string; colour: Colour }) {
  return (
    <figure className={style.dial}>
      <Picture width={200} height={116} look={style.picture}>
        <path className={classOf('sand')} d="M8 100a92 92 0 0 1 184 0h-34a58 58 0 0 0-116 0z" />
        <path
          className={classOf(colour)}
          d={
            needle === 'before'
              ? 'M8 100a92 92 0 0 1 27-65l24 24a58 58 0 0 0-17 41z'
              : 'M8 100a92 92 0 0 1 157-65l-24 24a58 58 0 0 0-99 41z'
          }
        />
        <path className={classOf('ink')} d={needles[needle]} />
        <circle className={classOf('ink')} cx={100} cy={100} r={10} />
      </Picture>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
