import { usePage } from '#platform/page/page.ts';
import { Accordion } from '../accordion.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly tone?: 'paper' | 'card';
}

/** Give the same questions to the page's head (`faqData`), for search engines. */
export function Questions({ questions, tone = 'paper' }: Props) {
  const { words } = usePage();
  return (
    <Section id="questions" title={words.sections.questions} tone={tone} beside>
      <Accordion items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
    </Section>
  );
}
