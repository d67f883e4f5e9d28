import { type Language, languages } from '#site/languages.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { stack } from '#ui/layout.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { TypedMeeting } from '../meeting-answer.ts';
import { meetingFields } from '../meeting-fields.ts';
import style from './about-fields.module.css';
import { problemText } from './booking.ts';
import type { MeetingWords } from './words.ts';

interface Props {
  readonly language: Language;
  readonly words: MeetingWords;
  readonly typed: TypedMeeting;
  /** The name of each field's problem. */
  readonly problems: Readonly<Record<string, string>>;
  /** The form is being sent, so its fields must not change. */
  readonly isSending: boolean;
}

/** The fields for the visitor and the topic. */
export function AboutFields({ language, words, typed, problems, isSending }: Props) {
  const { form } = words;
  const field = (name: 'name' | 'email' | 'topic') => ({
    id: `meeting-${name}`,
    name: meetingFields[name],
    label: form[name],
    defaultValue: typed[name],
    error: problemText(name, problems[name], words.problems, language),
    required: true,
    readOnly: isSending,
  });
  // The page's language comes first.
  const offered = [...languages].sort((one, other) => Number(other.code === language) - Number(one.code === language));
  return (
    <fieldset className={stack(5, style.fields)}>
      <legend>{form.about}</legend>
      <TextField {...field('name')} autoComplete="name" dir="auto" />
      <TextField {...field('email')} hint={form.emailHint} type="email" autoComplete="email" />
      <TextAreaField {...field('topic')} hint={form.topicHint} rows={3} dir="auto" />
      <SelectField
        id="meeting-language"
        name={meetingFields.language}
        label={form.language}
        defaultValue={typed.language}
        options={offered.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </fieldset>
  );
}
