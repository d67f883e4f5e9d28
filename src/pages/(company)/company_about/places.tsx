import { Composition } from '#components/art/composition.tsx';
import { Section } from '#components/sections/section.tsx';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#site/page.ts';
import style from './places.module.css';

/** A lake, a tower and blocks. */
const north = [
  'blank:i circle:mi blank:i half2:is',
  'steps:si stripes1:xm arch:vb dots:xi',
  'bends:is bends1:is bends:is bends1:is',
];
/** Mountains, sun and leaves. */
const south = [
  'blank:b triangle:fb triangle1:fb circle:mb',
  'triangle:sb blank:s triangle1:sf petal:mf',
  'leaf:fm leaf1:fm leaf:fm leaf1:fm',
];

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
