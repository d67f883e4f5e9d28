import { usePage } from '#platform/page/page.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './modules.module.css';

/** A brick a module: half of it is there, half of it is fitted in. */
const bricks = [
  'leaf:vb ring:xm',
  'circle:mx stripes:fi',
  'drop:si half:vb',
  'petal:fm dots:is',
  'steps:xm fan:vb',
  'bends:is arch:mf',
];

/** What is already written, and what is changed for the customer. */
export function Modules() {
  const { modulesTitle, modulesLead, modules, ready, adapted } = usePage().words.code;
  return (
    <Section id="modules" title={modulesTitle} lead={modulesLead}>
      <ul className={style.wall}>
        {modules.map((part, index) => (
          <li key={part.name}>
            <div className={style.picture}>
              <Composition rows={[bricks[index] ?? '']} />
            </div>
            <h3>{part.name}</h3>
            <dl>
              <dt>{ready}</dt>
              <dd>{part.ready}</dd>
              <dt>{adapted}</dt>
              <dd>{part.adapted}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
