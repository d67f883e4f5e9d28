import { brand, whatsappChat } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { formatPhone } from '#site/phone.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Composition } from '#ui/art/composition.tsx';
import { classNames } from '#ui/class-names.ts';
import { columns, row } from '#ui/layout.ts';
import { ContactButton, MeetingButton, SiteLink } from '#ui/links.tsx';
import { breakable, semibold, target } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import { withFacts } from '../company-facts.tsx';
import style from './contact.module.css';

/** Every way to contact a person, beside two ants who talk through a tin-can telephone. */
export function CanadaContact() {
  const { words, language } = usePage();
  const { canada } = words.home;
  const { whatsappText } = words.shell.help;
  return (
    <Section id="contact" tone="blush" title={canada.contact} lead={withFacts(canada.contactLead, language)}>
      <div className={columns(6, { wide: 2 }, style.contact)}>
        <div>
          <div className={row(3)}>
            <ContactButton size="large" />
            <MeetingButton look="secondary" size="large" />
          </div>
          <dl className={style.ways}>
            <div>
              <dt>{canada.contactEmail}</dt>
              <dd className={classNames(breakable, semibold)}>
                <a className={target} href={`mailto:${brand.email.contact}`}>
                  {brand.email.contact}
                </a>
              </dd>
            </div>
            <div>
              <dt>{canada.contactChat}</dt>
              <dd className={classNames(breakable, semibold)}>
                <SiteLink to={whatsappChat(whatsappText)} className={target}>
                  {formatPhone(brand.whatsapp)}
                </SiteLink>
              </dd>
            </div>
            <div>
              <dt>{canada.contactPlace}</dt>
              <dd className={classNames(breakable, semibold)}>{company.investors.headquarters}</dd>
            </div>
          </dl>
        </div>
        <div className={style.picture}>
          <Telephone />
        </div>
      </div>
    </Section>
  );
}

function Telephone() {
  return (
    <Composition rows={['- - - -', 'half2:sb half2:fb half2:sb half2:fb']} keep="whole">
      <path fill="none" stroke="currentColor" strokeWidth={4} d="M122 46Q200 96 278 46" />
      <path d="M102 28h24v36h-24zM274 28h24v36h-24z" />
      <Ant x={60} y={100} scale={0.9} />
      <Ant x={340} y={100} scale={0.9} faces="left" pose="stride" />
    </Composition>
  );
}
