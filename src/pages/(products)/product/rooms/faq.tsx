import { usePage } from '#platform/page/page.ts';
import { Questions } from '#ui/sections/questions.tsx';
import type { SectionProps } from '../product-page.ts';
import { questionsOf } from '../questions-of.ts';

export function Faq({ tone }: SectionProps) {
  const page = usePage();
  return <Questions questions={questionsOf(page)} tone={tone === 'card' ? 'card' : 'paper'} />;
}
