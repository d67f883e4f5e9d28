import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { TermsHero } from '#ui/art/heroes/legal.tsx';
import { LegalDocument } from '../legal-document.tsx';

export default withHead(({ words }) => words.legalTerms, Page);

function Page() {
  const { words } = usePage();
  return <LegalDocument kind="terms" words={words.legalTerms} picture={<TermsHero />} />;
}
