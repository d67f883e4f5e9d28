import { usePage } from '#platform/page/page.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './meeting-steps.module.css';

/** Fuller with every step: one tile, two, three. */
const pictures = [
  ['circle:ms blank:s blank:s'],
  ['leaf:vb leaf1:fb blank:b'],
  ['quarter:mf half2:vf quarter1:if'],
] as const;

export function MeetingSteps() {
  const { meet } = usePage().words;
  return (
    <Section id="expect" title={meet.expect} lead={meet.expectLead}>
      <ol className={style.steps}>
        {meet.steps.map(({ title, text }, index) => (
          <li key={title}>
            <div className={style.picture}>
              <Composition rows={pictures[index] ?? []} />
            </div>
            <div className={style.words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
