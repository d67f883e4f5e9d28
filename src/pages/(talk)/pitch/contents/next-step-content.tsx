import { ButtonLink } from '#components/shell/button-link.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { company } from '#content/catalogue/company.ts';
import { contactDialogId } from '#site/contact-dialog.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './contents.module.css';

export function NextStepContent() {
  const { words, language } = usePage();
  const { step } = words.pitch;
  return (
    <>
      <p className={style.lead}>{step.text}</p>
      <div className={style.actions}>
        <MeetingButton size="large">{words.sections.meeting}</MeetingButton>
        <ButtonLink to="/contact" opens={contactDialogId} look="secondary" size="large">
          {words.sections.contact}
        </ButtonLink>
        <ButtonLink to="/tryit" look="quiet" size="large">
          {format(step.try, language, { days: company.trialDays })}
        </ButtonLink>
      </div>
    </>
  );
}
