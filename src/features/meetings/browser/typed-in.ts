import type { Language } from '#site/languages.ts';
import { defaultLanguage, isLanguage } from '#site/languages.ts';
import { meetingFields } from '../meeting-fields.ts';

interface TypedTexts {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly lang: Language;
  readonly sitio_web: string;
}

/** What stands in the form beside the time. */
export function typedIn(form: HTMLFormElement): TypedTexts {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const lang = text(meetingFields.language);
  return {
    name: text(meetingFields.name),
    email: text(meetingFields.email),
    topic: text(meetingFields.topic),
    lang: isLanguage(lang) ? lang : defaultLanguage,
    sitio_web: text(meetingFields.trap),
  };
}
