import { LetterHero } from '#components/art/heroes/letter.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { usePage } from '#site/page.ts';

export default function Page() {
  const { staff } = usePage().words;
  return (
    <Notice picture={<LetterHero />} title={staff.title}>
      <p>{staff.description}</p>
    </Notice>
  );
}
