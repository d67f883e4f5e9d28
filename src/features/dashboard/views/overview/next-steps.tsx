import { company } from '#content/catalogue/company.ts';
import { trial } from '#content/catalogue/trial.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { meetingDialogId } from '#site/meeting-dialog.ts';
import { format } from '#site/message.ts';
import box from '#ui/box-link.module.css';
import style from '#ui/console/view.module.css';
import { ArrowIcon } from '#ui/icons.tsx';
import own from './next-steps.module.css';

/** What somebody may have come for. */
export function NextSteps() {
  const { words, language } = usePage();
  const { title, write, quote, meet, try: tryIt } = words.dashboard.overview.next;
  const figures = { minutes: company.meetingMinutes, days: trial.days };
  const steps = [
    { ...write, address: href('/support', language, 'form') },
    { ...quote, address: href('/support/quote', language) },
    { ...meet, address: href('/meet/book', language), opens: meetingDialogId },
    { ...tryIt, address: href('/tryit', language) },
  ];
  return (
    <section className={style.section}>
      <h2>{title}</h2>
      <ul className={own.steps}>
        {steps.map((step) => (
          <li key={step.address}>
            <a href={step.address} className={box.boxLink} data-opens={'opens' in step ? step.opens : undefined}>
              {step.title}
              <ArrowIcon />
            </a>
            <p>{format(step.text, language, figures)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
