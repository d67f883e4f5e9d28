import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import type { Colour } from '#ui/art/colours.ts';
import { classOf } from '#ui/art/colours.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './success-case.module.css';

const { successCase } = servicePlans.requirements;

const bars = [
  ['before', 'vermilion'],
  ['goal', 'ice'],
  ['result', 'mustard'],
] as const;

/** Days to be paid: before, hoped for, and reached, one under the other. */
export function SuccessCase() {
  const { words, language } = usePage();
  const { case: texts } = words.serviceRequirements;
  return (
    <Section
      id="case"
      title={format(texts.title, language, successCase)}
      lead={format(texts.lead, language, successCase)}
      tone="band"
    >
      <figure>
        <dl className={style.bars}>
          {bars.map(([name, colour]) => (
            <div key={name} className={style.row}>
              <dt>{texts[name]}</dt>
              <dd>
                <Bar value={successCase[name]} most={successCase.before} colour={colour} />
                <span className={style.days}>{format(texts.days, language, { days: successCase[name] })}</span>
              </dd>
            </div>
          ))}
        </dl>
        <figcaption className={style.caption}>{texts.caption}</figcaption>
      </figure>
    </Section>
  );
}

interface Props {
  readonly value: number;
  /** The value of a bar of the full width. */
  readonly most: number;
  readonly colour: Colour;
}

/**
 * One bar of a chart, as wide as its value. The words beside it have the value, so it is hidden from assistive
 * technology.
 */
function Bar({ value, most, colour }: Props) {
  return (
    <svg className={style.bar} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={classOf(colour)} fill="currentColor" d={`M0 0h${value}v1H0z`} />
    </svg>
  );
}
