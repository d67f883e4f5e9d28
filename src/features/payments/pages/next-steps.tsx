import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { Link } from '#ui/link.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import type { OrderView } from '../payment-answer.ts';
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
