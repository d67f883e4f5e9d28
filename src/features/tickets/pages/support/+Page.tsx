import { usePage } from '#platform/page/page.ts';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { MessageForm } from '../../views/message-form.tsx';
import { Ask } from './ask.tsx';
import { BesideForm } from './beside-form.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { supportQuestions } from './support-questions.ts';
import { Ways } from './ways.tsx';
import { Welcome } from './welcome.tsx';

export default function Page() {
  const page = usePage();
  const { form } = page.words.support;
  return (
    <>
      <Welcome />
      <Section id="form" title={form.title} lead={form.lead} aside={<BesideForm />} beside>
        <MessageForm id="support-form" variant="support" />
      </Section>
      <Ask />
      <OpeningHours />
      <Ways />
      <Questions questions={supportQuestions(page)} tone="card" />
    </>
  );
}
