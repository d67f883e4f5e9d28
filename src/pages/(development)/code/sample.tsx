import { Checklist } from '#components/development/checklist.tsx';
import { CodeSample } from '#components/development/code-sample.tsx';
import { Section } from '#components/sections/section.tsx';
import { usePage } from '#site/page.ts';
import source from './sample/retry.ts?raw';
import style from './sample.module.css';

/** The source of a file that has its own tests: what is shown is what runs. */
export function Sample() {
  const { sampleTitle, sampleLead, sampleCaption, sampleNotes } = usePage().words.code;
  return (
    <Section id="sample" title={sampleTitle} lead={sampleLead} tone="blush">
      <div className={style.both}>
        <CodeSample id="sample-code" caption={sampleCaption} code={source.trim()} />
        <Checklist items={sampleNotes} />
      </div>
    </Section>
  );
}
