import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { Section } from '#ui/sections/section.tsx';
import { TestDrawing } from './test-drawing.tsx';
import style from './test-wall.module.css';

const { included, extra } = servicePlans.testing;

/** Ten tests on one wall: two stand in every project, eight are added to it. */
export function TestWall() {
  const { wall, tests } = usePage().words.serviceTesting;
  return (
    <Section id="tests" title={wall.title} lead={wall.lead}>
      <ul className={style.wall}>
        {included.map((test) => (
          <li key={test} className={classNames(style.test, style.included)} data-room="light">
            <TestDrawing of={test} />
            <div className={style.words}>
              <Badge icon={<CheckIcon />}>{wall.included}</Badge>
              <h3>{tests[test].name}</h3>
              <p>{tests[test].question}</p>
            </div>
          </li>
        ))}
        {extra.map(({ test }) => (
          <li key={test} className={style.test}>
            <TestDrawing of={test} />
            <div className={style.words}>
              <Badge icon={<PlusIcon />}>{wall.extra}</Badge>
              <h3>{tests[test].name}</h3>
              <p>{tests[test].question}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
