import { OnItsWayHero } from '#components/art/heroes/on-its-way.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { usePage } from '#site/page.ts';

export default function Page() {
  const { quote } = usePage().words;
  return (
    <Notice picture={<OnItsWayHero />} title={quote.title}>
      <p>{quote.description}</p>
    </Notice>
  );
}
