import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
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
