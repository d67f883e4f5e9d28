import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './contents.module.css';

export function Who() {
  const { words, language } = usePage();
  const { who } = words.pitch;
  return (
    <>
      <p className={style.lead}>{format(who.text, language, { brand: brand.name })}</p>
      <dl className={style.facts}>
        <div>
          <dt>{who.years}</dt>
          <dd>{company.yearsOfExperience}</dd>
        </div>
        <div>
          <dt>{who.countries}</dt>
          <dd>{company.countries}</dd>
        </div>
      </dl>
    </>
  );
}
