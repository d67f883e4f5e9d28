import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { dollars } from '../dollars.ts';
import style from './hours-and-price.module.css';
import { PriceLine } from './price-line.tsx';

const plans = servicePlans.development;

/** The chart of the plans, and what one hour comes to in each. */
export function HoursAndPrice() {
  const { words, language } = usePage();
  const { chart } = words.serviceDeveloping;
  const [first, last] = [plans[0], plans.at(-1)];
  if (!first || !last) return null;
  const alt = format(chart.alt, language, { least: dollars(first.base, language), most: dollars(last.base, language) });
  return (
    <figure className={style.figure}>
      <PriceLine title={alt} />
      <figcaption>
        <h3>{chart.title}</h3>
        <p className={style.text}>{format(chart.text, language, { plan: first.name })}</p>
        <ul className={style.rates}>
          {plans.map(({ name, base, hours }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{format(chart.hour, language, { price: dollars(base / hours, language) })}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
