import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { usePage } from '#platform/page/page.ts';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Price } from '#ui/sections/price.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Checklist } from '../../parts/checklist.tsx';
import { PricePanel } from '../../parts/price-panel.tsx';
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
