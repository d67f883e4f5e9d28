import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { Checklist } from '../parts/checklist.tsx';
import { CodeSample } from '../parts/code-sample.tsx';
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
