import { usePage } from '#platform/page/page.ts';
import { PolicyHero } from '#ui/art/heroes/policy.tsx';
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
