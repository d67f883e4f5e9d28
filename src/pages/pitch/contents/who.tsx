import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Fact } from '#ui/fact.tsx';
import content from './content.module.css';
import style from './who.module.css';

export function Who() {
  const { words, language } = usePage();
  const { who } = words.pitch;
  return (
    <>
      <p className={content.lead}>{format(who.text, language, { brand: brand.name })}</p>
      <dl className={style.facts}>
        <Fact label={who.years}>{company.yearsOfExperience}</Fact>
        <Fact label={who.countries}>{company.countries}</Fact>
      </dl>
    </>
  );
}
