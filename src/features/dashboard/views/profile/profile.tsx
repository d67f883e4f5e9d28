import { accountLimits, type Person, photoTypes } from '#features/accounts/person.ts';
import { type CodeRefusal, codeRules } from '#features/accounts/sign-in.ts';
import { CodeButtons, CodeField, LastCode, RefusalNote } from '#features/accounts/views/code-field.tsx';
import { PersonPicture } from '#features/accounts/views/person-picture.tsx';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { countries } from '#site/countries.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { countryName } from '#site/formatters.ts';
import { languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ActionForm, useProblem } from '#ui/console/forms.tsx';
import { FileField, TextField } from '#ui/field.tsx';
import { centeredRow, stack } from '#ui/layout.ts';
import { semibold, shortButtons, target } from '#ui/look.ts';
import { WovenText } from '#ui/sections/prose.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { DashboardView } from '../../dashboard-answer.ts';
import style from '../dashboard.module.css';
import { SettingsPanel } from '../settings-panel.tsx';

/** Name, language and country. */
export function AboutForm({ person, wrong }: { readonly person: Person; readonly wrong: ViewProblems | undefined }) {
  const { words, language } = usePage();
  const { profile } = words.dashboard;
  const { fieldOf } = useProblem(wrong, { name: { most: accountLimits.name } });
  return (
    <ActionForm action="profile" className={stack(4, shortButtons, style.form)}>
      <TextField
        {...fieldOf('name', person.name)}
        label={profile.name}
        required
        autoComplete="name"
        dir="auto"
        maxLength={accountLimits.name}
      />
      <SelectField
        {...fieldOf('language', person.language)}
        label={profile.language}
        hint={profile.languageHint}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectField
        {...fieldOf('country', person.country ?? '')}
        label={profile.country}
        placeholder={profile.noCountry}
        autoComplete="country"
        options={countries.map((country) => ({ value: country.id, label: countryName(country, language) }))}
      />
      <Button type="submit">{profile.save}</Button>
    </ActionForm>
  );
}

interface Props {
  readonly person: Person;
  readonly view: Extract<DashboardView, { kind: 'profile' }>;
  readonly wrong: ViewProblems | undefined;
}

/** Changes the address, which is saved once a code that was sent there is entered. */
export function EmailPanel({ person: { email }, view, wrong }: Props) {
  const { email: words } = usePage().words.dashboard.profile;
  const { newEmail, refusal } = view;
  const { fieldOf, errorOf } = useProblem(wrong);
  const newField = fieldOf('new_email', '');
  const asksForCode = newEmail !== undefined && errorOf('new_email') === undefined;
  return (
    <SettingsPanel
      id="email"
      title={words.title}
      text={!asksForCode && <WovenText text={words.now} values={{}} elements={{ email: <strong>{email}</strong> }} />}
    >
      {refusal && <RefusalNote refusal={refusal} />}
      {asksForCode ? (
        <NewEmailCode newEmail={newEmail} refusal={refusal} wrong={wrong} />
      ) : (
        <ActionForm action="email" className={stack(4, shortButtons, style.form)} once>
          <TextField
            {...newField}
            label={words.new}
            type="email"
            autoComplete="email"
            required
            maxLength={ticketLimits.email}
            // The page is long: the focus leads to this message.
            autoFocus={newField.autoFocus || refusal !== undefined}
          />
          <Button type="submit" look="secondary">
            {words.send}
          </Button>
        </ActionForm>
      )}
    </SettingsPanel>
  );
}

interface NewEmailCodeProps {
  readonly newEmail: string;
  readonly refusal: CodeRefusal | undefined;
  readonly wrong: ViewProblems | undefined;
}

/** A code was sent to the new address. */
function NewEmailCode({ newEmail, refusal, wrong }: NewEmailCodeProps) {
  const { words, language } = usePage();
  const { email } = words.dashboard.profile;
  const address = <strong>{newEmail}</strong>;
  const isSpent = wrong?.problems['code'] === 'spent';
  return (
    <>
      <p>
        {refusal ? (
          <LastCode refusal={refusal} email={address} />
        ) : (
          <WovenText text={email.sent} values={codeRules} elements={{ email: address }} />
        )}
      </p>
      <ActionForm values={{ new_email: newEmail }} className={stack(4, shortButtons, style.form)} once>
        <CodeField id="account-code" error={useProblem(wrong).errorOf('code')} autoFocus typed={wrong?.typed['code']} />
        <CodeButtons
          field="action"
          confirm={{ value: 'email-code', label: email.confirm }}
          again={{ value: 'email', label: words.signIn.form.newCode }}
          isSpent={isSpent}
        />
      </ActionForm>
      <a href={dashboardHref(language, { view: 'profile' })} className={classNames(target, semibold)}>
        {email.other}
      </a>
    </>
  );
}

export function PhotoPanel({ person, wrong }: { readonly person: Person; readonly wrong: ViewProblems | undefined }) {
  const { words, language } = usePage();
  const { photo } = words.dashboard.profile;
  const error = useProblem(wrong, { photo: { megabytes: accountLimits.photoMegabytes } }).errorOf('photo');
  return (
    <SettingsPanel title={photo.title}>
      <div className={centeredRow(3, style.now)}>
        <PersonPicture person={person} />
        {person.photo && (
          <ActionForm action="photo-remove">
            <Button type="submit" look="quiet" size="small">
              {photo.remove}
            </Button>
          </ActionForm>
        )}
      </div>
      <ActionForm action="photo" hasFile className={stack(4, shortButtons, style.form)} once>
        <FileField
          id="account-photo"
          label={photo.choose}
          error={error}
          name="photo"
          required
          hint={format(photo.hint, language, { megabytes: accountLimits.photoMegabytes })}
          accept={photoTypes.join()}
          autoFocus={error !== undefined}
        />
        <Button type="submit" look="secondary">
          {photo.send}
        </Button>
      </ActionForm>
    </SettingsPanel>
  );
}
