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

/** What the visitor has chosen and typed so far, from a link or a form. */
export interface Choosing {
  readonly zone: string;
  readonly from: string | undefined;
  readonly quote: string | undefined;
  readonly typed: TypedMeeting;
  readonly requestId: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Ignores unreadable fields. */
export function choosingFrom(c: AppContext, fields: Fields, language: Language): Choosing {
  const text = (name: string) => formText(fields, name);
  const typed = (name: string) => typedText(fields, name);
  const { name, email, topic, zone, from, day, time, requestId } = meetingFields;
  return {
    zone: readZone(text(zone)) ?? zoneOfCountry(chosenCountry(c.req.header('cookie'))),
    // Without JavaScript the form contains the first day of the week that was shown.
    from: [text(from), text(day)].map((sent) => dayText().safeParse(sent).data).find(Boolean),
    // Links use a shorter name than forms.
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
