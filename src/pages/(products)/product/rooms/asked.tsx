import { Questions } from '#components/sections/questions.tsx';
import { usePage } from '#site/page.ts';
import type { RoomProps } from '../product-page.ts';
import { questionsOf } from '../questions-of.ts';

export function Asked({ tone }: RoomProps) {
  const page = usePage();
  return <Questions questions={questionsOf(page)} tone={tone === 'card' ? 'card' : 'paper'} />;
}
