import { usePage } from '#platform/page/page.ts';
import { LetterHero } from '#ui/art/heroes/letter.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import { Workplace } from '../workplace.tsx';

export default function Page() {
  const { words, live } = usePage();
  if (live?.path === '/staff') return <Workplace answer={live.staff} />;
  // As the build draws it; nobody is shown this.
  return (
    <Notice picture={<LetterHero />} title={words.staff.title}>
      <p>{words.staff.description}</p>
    </Notice>
  );
}
