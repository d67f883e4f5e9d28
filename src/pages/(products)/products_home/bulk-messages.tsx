import { usePage } from '#platform/page/page.ts';
import { Mark } from '#ui/art/mark.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './bulk-messages.module.css';

/** The two products that are sold by the message and not by the month. */
export function BulkMessages() {
  const { productsHome } = usePage().words;
  return (
    <Section
      id="bulk"
      title={productsHome.bulkTitle}
      lead={productsHome.bulkText}
      tone="ice"
      aside={
        <div className={style.marks}>
          <Mark of="email" size={128} />
          <Mark of="sms" size={128} />
        </div>
      }
    >
      <div className={style.ways}>
        <ButtonLink to="/email-masivo">{productsHome.mail}</ButtonLink>
        <ButtonLink to="/products/sms" look="secondary">
          {productsHome.sms}
        </ButtonLink>
      </div>
    </Section>
  );
}
