import { TrapField } from '#ui/trap-field.tsx';
import { meetingFields } from '../meeting-fields.ts';
import type { MeetingProps } from './meeting-props.ts';

type Props = Pick<MeetingProps, 'words' | 'moving' | 'quote' | 'requestId'>;

/** What the form says of itself, and a trap for programs that fill in everything. */
export function HiddenFields({ words, moving, quote, requestId }: Props) {
  return (
    <>
      {/* The first button is the one that Enter presses; the others only show something else. */}
      <button
        type="submit"
        name={meetingFields.action}
        value={moving ? 'move' : 'book'}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name={meetingFields.requestId} value={requestId} />
      {quote && <input type="hidden" name={meetingFields.quote} value={quote} />}
      {moving && (
        <>
          <input type="hidden" name={meetingFields.meeting} value={moving.reference} />
          <input type="hidden" name={meetingFields.key} value={moving.key} />
        </>
      )}
      <TrapField id="meeting-trap" name={meetingFields.trap} label={words.honeypot} />
    </>
  );
}
