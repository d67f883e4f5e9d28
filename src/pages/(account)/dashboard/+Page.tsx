import { LetterHero } from '#components/art/heroes/letter.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { usePage } from '#site/page.ts';

export default function Page() {
  const { dashboard } = usePage().words;
  return (
    <Notice picture={<LetterHero />} title={dashboard.title}>
      <p>{dashboard.description}</p>
    </Notice>
  );
}
