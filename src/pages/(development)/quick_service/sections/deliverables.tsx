import { Checklist } from '#components/development/checklist.tsx';
import { PricePanel } from '#components/development/price-panel.tsx';
import { Price } from '#components/sections/price.tsx';
import { Section } from '#components/sections/section.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { usePage } from '#site/page.ts';
import { useService } from '../use-service.ts';
import style from './gets.module.css';
import { WhereSold } from './where-sold.tsx';

/** What one has at the end, and beside it what it costs. */
export function Deliverables() {
  const { words } = usePage();
  const { own, shared } = useService();
  return (
    <Section id="gets" title={own.getsTitle}>
      <div className={style.both}>
        <Checklist items={own.gets} />
        <WhereSold>
          <PricePanel amount={<Price of={quickServicePrice} />} unit={words.offers.once} text={shared.priceText}>
            <ContactButton>{shared.order}</ContactButton>
          </PricePanel>
        </WhereSold>
      </div>
    </Section>
  );
}
