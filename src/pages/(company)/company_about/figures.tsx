import { company } from '#content/catalogue/company.ts';
import { products } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import { Stats } from '#ui/stats.tsx';
import { yearOf } from './year-of.ts';

export function Figures() {
  const { stats } = usePage().words.companyAbout;
  return (
    <Stats
      stats={[
        { figure: String(yearOf(company.founded)), label: stats.founded },
        { figure: String(company.countries), label: stats.countries },
        { figure: String(company.yearsOfExperience), label: stats.experience },
        { figure: String(products.length), label: stats.products },
      ]}
    />
  );
}
