import type { ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { helpDesk, helpDeskStages } from '#content/catalogue/help-desk.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Drawing } from '#ui/art/drawing.tsx';
import { stages } from '#ui/art/help-desk/stages.ts';
import { Dialog } from '#ui/dialog.tsx';
import { MeetingButton, OutsideButton } from '#ui/links.tsx';
import { signUpAddress } from './sign-up.ts';
import style from './trial-offer.module.css';

const dialogId = 'trial-offer';

/**
 * The lower part of the page. A visitor who has scrolled far into it is offered a trial, once per browser; the script
 * for that loads when this part becomes visible.
 */
export function TrialOffer({ children }: { children: ReactNode }) {
  const { words, language } = usePage();
  const { offer } = words.helpDesk;
  const { wide, narrow } = helpDesk.popupAfter;
  return (
    <div {...dataProps({ enhance: 'offer-once', wake: 'sight', dialog: dialogId, wide, narrow })}>
      {children}
      <Dialog
        id={dialogId}
        title={offer.title}
        closeLabel={offer.close}
        actions={
          <>
            <OutsideButton href={signUpAddress}>{offer.try}</OutsideButton>
            <MeetingButton look="secondary">{offer.meeting}</MeetingButton>
          </>
        }
      >
        <div className={style.stages}>
          {helpDeskStages.map((stage) => (
            <Drawing key={stage} of={stages[stage]} size={48} />
          ))}
        </div>
        <p>{format(offer.text, language, { days: helpDesk.trialDays })}</p>
        <p>{format(offer.meetingText, language, { minutes: company.meetingMinutes })}</p>
      </Dialog>
    </div>
  );
}
