import { MessageForm } from '#components/forms/message-form.tsx';
import { Questions } from '#components/sections/questions.tsx';
import { Section } from '#components/sections/section.tsx';
import { usePage } from '#site/page.ts';
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
