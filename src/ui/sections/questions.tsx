import { usePage } from '#platform/page/page.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Accordion } from '../accordion.tsx';
import { Section, type Tone } from './section.tsx';

interface Faq {
  readonly question: string;
  readonly answer: string;
}

/** Give the same questions to the page's head (`faqData`), for search engines. */
export function Questions({ questions, tone = 'paper' }: { readonly questions: readonly Faq[]; readonly tone?: Tone }) {
  const { words } = usePage();
  return (
    <Section id="questions" title={words.sections.questions} tone={tone} beside>
      <Accordion items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
    </Section>
  );
}

/** Questions with figures of the catalogue in them. */
export function formatQuestions(
  questions: readonly Faq[],
  language: Language,
  values: Readonly<Record<string, string | number>>,
): Faq[] {
  return questions.map(({ question, answer }) => ({
    question: format(question, language, values),
    answer: format(answer, language, values),
  }));
}
