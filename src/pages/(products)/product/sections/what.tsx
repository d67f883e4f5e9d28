import { Paragraphs } from '#ui/sections/prose.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { SectionProps } from '../product-page.ts';
import style from './what.module.css';

/** The title on one side, the explanation on the other. */
export function WhatBeside({ text: { what }, tone }: SectionProps) {
  return (
    <Section id="what" title={what.title} tone={tone} beside>
      <Paragraphs of={what.text} />
    </Section>
  );
}

/** The first paragraph as large as a title: for products that one sentence explains. */
export function WhatStatement({ text: { what }, tone }: SectionProps) {
  const [first, ...rest] = what.text;
  return (
    <Section id="what" title={what.title} tone={tone}>
      <div className={style.statement}>
        <p className={style.first}>{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className={style.rest}>
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
