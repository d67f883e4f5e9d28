import type { Person } from '#features/accounts/person.ts';
import { accountLimits } from '#features/accounts/person.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { countries } from '#site/countries.ts';
import { countryName } from '#site/formatters.ts';
import { languages } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm, useProblem } from '#ui/console/forms.tsx';
import style from '#ui/console/view.module.css';
import { TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';

/** Name, language and country. */
export function AboutForm({ person, wrong }: { readonly person: Person; readonly wrong: ViewProblems | undefined }) {
  const { words, language } = usePage();
  const { profile } = words.dashboard;
  const { fieldOf } = useProblem(wrong, { name: { most: accountLimits.name } });
  return (
    <ActionForm action="profile" className={style.form}>
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
