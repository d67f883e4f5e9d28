import { LetterHero } from '#components/art/heroes/letter.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { usePage } from '#site/page.ts';

/** What became of a payment. */
export default function Page() {
  const { payment: words } = usePage().words;
  return (
    <Notice picture={<LetterHero />} title={words.title}>
      <p>{words.description}</p>
    </Notice>
  );
}
