import { usePage } from '#platform/page/page.ts';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Section } from '#ui/sections/section.tsx';
import { PricePanel } from '../parts/price-panel.tsx';
import style from './licence.module.css';

/** What one may do with the code, how it arrives and what it costs: three things that one quote answers. */
export function Licence() {
  const { words } = usePage();
  const { licenceTitle, licenceLead, licence, wayTitle, way, priceTitle, priceText, quote } = words.code;
  return (
    <>
      <Section id="licence" title={licenceTitle} lead={licenceLead} tone="ice">
        <ol className={style.answers}>
          {licence.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="way" title={wayTitle} beside>
        <ol className={style.way}>
          {way.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <PricePanel amount={priceTitle} text={priceText}>
          <ButtonLink to="/support/quote">{quote}</ButtonLink>
          <ContactButton look="secondary" />
        </PricePanel>
      </Section>
    </>
  );
}
