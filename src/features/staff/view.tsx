import { usePage } from '#platform/page/page.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import type { ScreenProps } from '#ui/console/console-screen.ts';
import { ActionForm, RejectedText } from '#ui/console/forms.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { stack } from '#ui/layout.ts';
import { type ShownViews, screens } from './screens.ts';
import type { StaffAnswer } from './staff-answer.ts';

export function View({ answer }: { answer: StaffAnswer }) {
  const { view, typed, problems, recoveryCodes } = answer;
  if (view.kind === 'nothing') return <NothingView answer={answer} />;
  return draw(view.kind, { view, mistyped: { typed, problems }, recoveryCodes });
}

function draw<Kind extends keyof ShownViews>(kind: Kind, props: ScreenProps<ShownViews[Kind]>) {
  const { Screen } = screens[kind];
  return <Screen {...props} />;
}

/**
 * The error above explains why. This shows the text that was written, with what is needed to send it again, unless
 * another site sent it.
 */
function NothingView({ answer: { typed = {}, errorCode, signIn } }: { answer: StaffAnswer }) {
  const { words, language } = usePage();
  const { staff, inbox } = words;
  const { message, text, ticket = '', message_id = '', seen = '', mode = '', action = '' } = typed;
  const canResend = message !== undefined && errorCode !== 'otherSite' && resendable.includes(action);
  const written = message ?? text;
  return (
    <ListPage title={signIn ? inbox.signedOut.title : staff.title}>
      {signIn && (
        <div>
          <Button href={signIn}>{inbox.signedOut.signIn}</Button>
        </div>
      )}
      {canResend ? (
        <ActionForm values={{ ticket, message_id, seen, mode }} once className={stack(3)}>
          {signIn && <p>{inbox.signedOut.again}</p>}
          <TextAreaField id="message" name="message" label={inbox.compose.label} defaultValue={message} dir="auto" />
          <div>
            <Button type="submit" name="action" value={action} look="secondary">
              {mode === 'note' ? inbox.compose.saveNote : inbox.compose.sendAgain}
            </Button>
          </div>
        </ActionForm>
      ) : (
        written && <RejectedText text={written} />
      )}
      {!signIn && ticket.startsWith('H-') && (
        <p>
          <a href={staffHref(language, { view: 'ticket', ticket })}>{ticket}</a>
        </p>
      )}
    </ListPage>
  );
}

const resendable: readonly string[] = ['answer', 'answerAndClose', 'note'];
