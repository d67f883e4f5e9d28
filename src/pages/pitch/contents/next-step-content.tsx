import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import content from './content.module.css';
import style from './next-step-content.module.css';

export function NextStepContent() {
  const { words, language } = usePage();
  const { step } = words.pitch;
  return (
    <>
      <p className={content.lead}>{step.text}</p>
      <div className={style.actions}>
        <MeetingButton size="large" />
        <ContactButton look="secondary" size="large" />
        <ButtonLink to="/tryit" look="quiet" size="large">
          {format(step.try, language, { days: company.trialDays })}
        </ButtonLink>
      </div>
    </>
  );
}
