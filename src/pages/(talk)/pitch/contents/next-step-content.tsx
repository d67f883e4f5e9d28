import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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
