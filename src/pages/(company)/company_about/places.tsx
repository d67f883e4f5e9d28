import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './places.module.css';

/** Blocks above a lake. */
const north = ['steps:si dots:xm arch:vi stripes1:xi', 'bends:is bends1:is bends:is bends1:is'];
/** Two mountains and the sun. */
const south = ['triangle:fb triangle1:fb circle:mb blank:b', 'blank:f blank:f triangle:sb triangle1:sb'];

export function Places() {
  const { places } = usePage().words.companyAbout;
  const { headquarters, developmentCentre } = company.investors;
  return (
    <Section id="places" title={places.title} tone="card">
      <ul className={style.places}>
        <li>
          <div className={style.picture}>
            <Composition rows={north} />
          </div>
          <div className={style.words}>
            <p className={style.role}>{places.headquarters}</p>
            <h3>{headquarters}</h3>
            <p>{places.headquartersText}</p>
          </div>
        </li>
        <li>
          <div className={style.picture}>
            <Composition rows={south} />
          </div>
          <div className={style.words}>
            <p className={style.role}>{places.centre}</p>
            <h3>{developmentCentre}</h3>
            <p>{places.centreText}</p>
          </div>
        </li>
      </ul>
    </Section>
  );
}
