import { NoticeHero } from '#components/art/heroes/notice.tsx';
import { usePage } from '#site/page.ts';
import { LegalDocument } from '../legal-document.tsx';

export default function Page() {
  const { words } = usePage();
  return <LegalDocument kind="notice" words={words.legalNotice} picture={<NoticeHero />} />;
}
