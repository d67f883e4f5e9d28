import { Stats } from '#components/ui/stats.tsx';
import { company } from '#content/catalogue/company.ts';
import { products } from '#content/catalogue/products.ts';
import { usePage } from '#site/page.ts';

export function Figures() {
  const { stats } = usePage().words.companyAbout;
  return (
    <Stats
      stats={[
        { figure: String(new Date(company.founded).getUTCFullYear()), label: stats.founded },
        { figure: String(company.countries), label: stats.countries },
        { figure: String(company.yearsOfExperience), label: stats.experience },
        { figure: String(products.length), label: stats.products },
      ]}
    />
  );
}
