import { usePage } from '#platform/page/page.ts';
import { Deck } from './deck.tsx';
import { slidesOf } from './slides.tsx';

export default function Page() {
  return <Deck slides={slidesOf(usePage())} />;
}
