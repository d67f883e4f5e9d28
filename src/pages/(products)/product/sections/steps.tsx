import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/sections/section.tsx';
import type { SectionProps } from '../product-page.ts';
import style from './steps.module.css';

/** Stops along one line. */
export function StepsPath({ text: { steps }, tone }: SectionProps) {
  return (
    <Section id="steps" title={steps.title} tone={tone}>
      <Steps items={steps.items} look={style.path} />
    </Section>
  );
}

/** Each step is higher than the one before. */
export function StepsStairs({ text: { steps }, tone }: SectionProps) {
  return (
    <Section id="steps" title={steps.title} tone={tone}>
      <Steps items={steps.items} look={style.stairs} />
    </Section>
  );
}

/** One below the other, beside the title. */
export function StepsBeside({ text: { steps }, tone }: SectionProps) {
  return (
    <Section id="steps" title={steps.title} tone={tone} beside>
      <Steps items={steps.items} look={style.column} />
    </Section>
  );
}

interface Props {
  readonly items: SectionProps['text']['steps']['items'];
  readonly look: string | undefined;
}

function Steps({ items, look }: Props) {
  const { language } = usePage();
  const figure = new Intl.NumberFormat(localeOf(language));
  return (
    <ol className={classNames(style.steps, look)}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className={style.number} aria-hidden="true">
            {figure.format(index + 1)}
          </span>
          <div className={style.words}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
