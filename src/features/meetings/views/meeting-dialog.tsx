import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { meetingDialogOn } from '#site/dialogs.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { row } from '#ui/layout.ts';
import { ButtonLink, ContactButton } from '#ui/links.tsx';
import style from './meeting-dialog.module.css';

/**
 * Opens immediately and says that the free times are loading. `meeting-popup.ts` fetches them from the booking page, so
 * that other pages contain neither their texts nor their styles.
 */
export function MeetingDialog() {
  const page = usePage();
  const { words, language } = page;
  const { popup } = words.meetBook;
  const id = meetingDialogOn(page);
  if (!id) return null;
  return (
    <Dialog
      id={id}
      title={popup.title}
      closeLabel={popup.close}
      steady
      {...dataProps({
        enhance: 'meeting-popup',
        page: href('/meet/book', language),
        ready: popup.ready,
        failed: popup.failed,
        blocked: popup.blocked,
      })}
    >
      <p role="status">{popup.wait}</p>
      <div {...dataProps({ fill: '' })} className={row(3, style.ways)}>
        <Button hidden {...dataProps({ again: '' })}>
          {popup.again}
        </Button>
        <ButtonLink to="/meet/book" look="secondary">
          {popup.page}
        </ButtonLink>
        <ContactButton look="quiet">{popup.contact}</ContactButton>
      </div>
    </Dialog>
  );
}
