import { Questions } from '#components/sections/questions.tsx';
import { usePage } from '#site/page.ts';
import type { SectionProps } from '../product-page.ts';
import { questionsOf } from '../questions-of.ts';

export function Faq({ tone }: SectionProps) {
  const page = usePage();
  return <Questions questions={questionsOf(page)} tone={tone === 'card' ? 'card' : 'paper'} />;
}
