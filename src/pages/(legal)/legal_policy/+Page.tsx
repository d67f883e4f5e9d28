import { PolicyHero } from '#components/art/heroes/policy.tsx';
import { usePage } from '#site/page.ts';
import { LegalDocument } from '../legal-document.tsx';
import { StorageTable } from './storage-table.tsx';
import { StoredHere } from './stored-here.tsx';

export default function Page() {
  const { words } = usePage();
  return (
    <LegalDocument
      kind="policy"
      words={words.legalPolicy}
      picture={<PolicyHero />}
      below={{
        storage: (
          <>
            <StorageTable />
            <StoredHere />
          </>
        ),
      }}
    />
  );
}
