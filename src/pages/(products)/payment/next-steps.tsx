import type { ReactNode } from 'react';
import { Section } from '#components/sections/section.tsx';
import { SupportHours } from '#components/sections/support-hours.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { Link } from '#components/ui/link.tsx';
import { dashboardHref } from '#site/account/dashboard-address.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import type { OrderView } from '#site/payments/payment-answer.ts';
import style from './next-steps.module.css';

/** What somebody who has paid may expect, in its order. */
export function NextSteps({ order }: { readonly order: OrderView }) {
  const { words, language } = usePage();
  const { title, setUp, ready, account, contact } = words.payment.next;
  const { reference, isDelivered, sentTo } = order;
  return (
    <Section id="next" title={title} tone="card">
      <ol className={style.steps}>
        <Step title={isDelivered ? ready.title : setUp.title}>
          <p>{isDelivered ? ready.text : format(setUp.text, language, { email: sentTo ?? setUp.unknown })}</p>
          {isDelivered || <SupportHours />}
        </Step>
        <Step title={account.title}>
          <p>{account.text}</p>
          <Link href={dashboardHref(language, { view: 'payments' })}>{account.action}</Link>
        </Step>
        <Step title={contact.title}>
          <p>{format(contact.text, language, { reference })}</p>
          <SiteLink to="/support" anchor="form">
            {contact.action}
          </SiteLink>
        </Step>
      </ol>
    </Section>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
