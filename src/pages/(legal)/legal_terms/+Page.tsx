import { usePage } from '#platform/page/page.ts';
import { TermsHero } from '#ui/art/heroes/legal.tsx';
import { LegalDocument } from '../legal-document.tsx';

export default function Page() {
  const { words } = usePage();
  return <LegalDocument kind="terms" words={words.legalTerms} picture={<TermsHero />} />;
}
