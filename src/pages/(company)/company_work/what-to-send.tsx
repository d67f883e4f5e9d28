import { Section } from '#components/sections/section.tsx';
import { usePage } from '#site/page.ts';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import style from './what-to-send.module.css';

/** A letter that looks out of its envelope, with four lines on it. */
export function WhatToSend() {
  const { send } = usePage().words.companyWork;
  return (
    <Section id="send" title={send.title} lead={send.lead} tone="sand" beside>
      <div className={style.envelope}>
        <ol className={style.letter} data-room="light">
          {send.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <EnvelopeDrawing />
      </div>
    </Section>
  );
}
