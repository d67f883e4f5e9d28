import { TermsHero } from '#components/art/heroes/terms.tsx';
import { usePage } from '#site/page.ts';
import { LegalDocument } from '../legal-document.tsx';

export default function Page() {
  const { words } = usePage();
  return <LegalDocument kind="terms" words={words.legalTerms} picture={<TermsHero />} />;
}
