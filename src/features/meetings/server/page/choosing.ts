import { randomUUID } from 'node:crypto';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { dayText, momentText, uuidText } from '#platform/contracts/bounded-input.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { chosenCountry } from '#platform/server/http/cookies.ts';
import { formText, typedText } from '#platform/server/http/request-text.ts';
import type { Language } from '#site/languages.ts';
import type { TypedMeeting } from '../../meeting-answer.ts';
import { meetingFields } from '../../meeting-fields.ts';
import { readZone, zoneOfCountry } from '../../zones.ts';

/** What somebody has chosen and typed so far, as a link or a form brings it. */
export interface Choosing {
  readonly zone: string;
  readonly from: string | undefined;
  readonly quote: string | undefined;
  readonly typed: TypedMeeting;
  readonly requestId: string;
}

type Brought = Readonly<Record<string, unknown>>;

/** What cannot be read is as if it were left out. */
export function choosingFrom(c: AppContext, brought: Brought, language: Language): Choosing {
  const text = (name: string) => formText(brought, name);
  const typed = (name: string) => typedText(brought, name);
  const { name, email, topic, zone, from, day, time, requestId } = meetingFields;
  return {
    zone: readZone(text(zone)) ?? zoneOfCountry(chosenCountry(c.req.header('cookie'))),
    // Without a script the first day of the week that was shown is sent along.
    from: [text(from), text(day)].map((sent) => dayText().safeParse(sent).data).find(Boolean),
    // A link names it shorter than a form.
    quote: readQuoteReference(text(meetingFields.quote) || text('quote')),
    typed: {
      name: typed(name),
      email: typed(email),
      topic: typed(topic),
      time: momentText().safeParse(text(time)).data ?? '',
      language: languageIn(text(meetingFields.language)) ?? language,
    },
    requestId: uuidText().safeParse(text(requestId)).data ?? randomUUID(),
  };
}
