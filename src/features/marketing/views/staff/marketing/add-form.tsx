import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { StaffMarketingView } from '../../../staff-lines.ts';
import style from './add-form.module.css';

/** As the form shows them. */
const inOrder = ['language', 'type', 'title', 'text', 'target', 'button', 'from', 'until'] as const;

export function AddForm({
  view,
  mistyped: { typed = {}, problems = {} },
}: {
  view: StaffMarketingView;
  mistyped: Mistyped;
}) {
  const { words, language } = usePage();
  const { add, fields, optional, send, problems: problemWords } = words.staff.marketing;
  const { longest, formId, usualType } = view;
  const known: Readonly<Record<string, string>> = problemWords;
  const lengths: Readonly<Record<string, number>> = longest;
  const firstWrong = inOrder.find((name) => problems[name] !== undefined);
  const choice = (name: (typeof inOrder)[number]) => {
    const problem = known[problems[name] ?? ''];
    return {
      id: name,
      name,
      defaultValue: typed[name],
      error: problem && format(problem, language, { longest: lengths[name] ?? 0 }),
      autoFocus: name === firstWrong,
    };
  };
  const field = (name: (typeof inOrder)[number]) => ({ ...choice(name), maxLength: lengths[name] });
  const time = { type: 'datetime-local', optional };
  return (
    <ActionForm action="addMarketing" values={{ form: formId }} className={style.form}>
      <h3>{add}</h3>
      <SelectField
        {...choice('language')}
        label={fields.language}
        required
        hint={fields.languageHint}
        defaultValue={typed['language'] ?? language}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        {...field('type')}
        label={fields.type}
        inputMode="numeric"
        hint={format(fields.typeHint, language, { usual: usualType })}
        defaultValue={typed['type'] ?? usualType}
      />
      <div className={style.wide}>
        <TextField {...field('title')} label={fields.title} hint={fields.titleHint} optional={optional} />
      </div>
      <div className={style.wide}>
        <TextAreaField {...field('text')} label={fields.text} hint={fields.textHint} required />
      </div>
      <TextField {...field('target')} label={fields.target} hint={fields.targetHint} optional={optional} />
      <TextField {...field('button')} label={fields.button} hint={fields.buttonHint} optional={optional} />
      <TextField {...field('from')} {...time} label={fields.from} hint={fields.fromHint} />
      <TextField {...field('until')} {...time} label={fields.until} hint={fields.untilHint} />
      <Button type="submit">{send}</Button>
    </ActionForm>
  );
}
