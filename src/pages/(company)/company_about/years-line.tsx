import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import { yearOf } from './year-of.ts';
import style from './years-line.module.css';

const founded = yearOf(company.founded);
const [from, until] = [yearOf(company.vision.from), yearOf(company.vision.until)];
const years = Array.from({ length: until - founded + 1 }, (_, index) => founded + index);

/** A tile for every year; the first is the founding, the last ones are the vision. */
export function YearsLine() {
  const { words, language } = usePage();
  const { vision } = words.companyAbout;
  return (
    <div className={style.line} role="img" aria-label={format(vision.alt, language, { founded, from, until })}>
      {years.map((year) => (
        <span
          key={year}
          className={classNames(style.year, year === founded && style.founded, year >= from && style.vision)}
        >
          {year}
        </span>
      ))}
    </div>
  );
}
