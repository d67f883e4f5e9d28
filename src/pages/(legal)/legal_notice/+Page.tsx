import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { NoticeHero } from '#ui/art/heroes/legal.tsx';
import { LegalDocument } from '../legal-document.tsx';

export default withHead(({ words }) => words.legalNotice, Page);

function Page() {
  const { words } = usePage();
  return <LegalDocument kind="notice" words={words.legalNotice} picture={<NoticeHero />} />;
}
