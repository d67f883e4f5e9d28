import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { callingCodes } from '#site/phone.ts';
import { ChoiceGroup, Radio } from '#ui/choice.tsx';
import { TextField } from '#ui/field.tsx';
import { columns, stack } from '#ui/layout.ts';
import { atEnd } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import { type BillingField, type BillingProblems, billingFields, billingForm, type TypedBilling } from '../billing.ts';
import { buyerKinds, invoiceRulesOf, taxIdTypes } from '../tax-ids.ts';
import style from './billing-fields.module.css';

interface FormState {
  readonly typed: TypedBilling;
  readonly problems: BillingProblems;
  readonly asksEmail?: boolean;
  /** Filled in by the team, not by the buyer. */
  readonly isForTeam?: boolean;
  /** What was probably meant by the typed address. */
  readonly meantEmail?: string | undefined;
}

/** They are accepted as they are when the form is sent again. */
export function doubtfulValues({ problems, typed }: FormState): string {
  const fields = billingFields.flatMap((field) => (problems[field] === 'doubtful' ? [typed[field]] : []));
  return fields.join('\n');
}

/** Those in which a text is typed. */
type TypedField = Exclude<BillingField, 'kind' | 'country' | 'taxIdType'>;

export function BillingFields({ of: state }: { readonly of: FormState }) {
  const page = usePage();
  const { billing } = page.words;
  const { typed, asksEmail = false, isForTeam } = state;
  const rules = invoiceRulesOf(typed.country);
  const isKnown = typed.country !== '';
  const error = (field: BillingField) => problemText(state, field, page);
  const text = (field: TypedField, more: { optional?: boolean } = {}) => (
    <TextField
      id={`details-${field}`}
      name={field}
      label={isForTeam && field === 'name' ? billing.invoice.name : billing.labels[field]}
      autoComplete={isForTeam ? 'off' : billingForm[field].autoComplete}
      maxLength={billingForm[field].longest}
      defaultValue={typed[field]}
      error={error(field)}
      optional={more.optional ? billing.optional : undefined}
      dir="auto"
    />
  );
  const address = (
    <>
      {text('street')}
      <div className={columns(4, { small: 2 }, atEnd, style.fields)}>
        {text('city')}
        {text('region', { optional: !rules.region && isKnown })}
        {text('postalCode', { optional: !rules.postalCode && isKnown })}
        {text('phone', { optional: true })}
      </div>
    </>
  );
  return (
    <>
      <ChoiceGroup id="details-kind" label={billing.kind.label} error={error('kind')}>
        {[...buyerKinds].reverse().map((kind) => (
          <Radio
            key={kind}
            id={`details-kind-${kind}`}
            name="kind"
            value={kind}
            label={billing.kind[kind]}
            defaultChecked={typed.kind === kind}
          />
        ))}
      </ChoiceGroup>
      {text('name')}
      {asksEmail && text('email')}
      <SelectField
        id="details-country"
        name="country"
        label={billing.labels.country}
        autoComplete={billingForm.country.autoComplete}
        defaultValue={typed.country}
        placeholder={billing.chooseCountry}
        options={countryOptions(page)}
        error={error('country')}
      />
      <SelectField
        id="details-taxIdType"
        name="taxIdType"
        label={billing.labels.taxIdType}
        defaultValue={typed.taxIdType}
        placeholder={billing.noTaxId}
        options={typeOptions(page, typed.country)}
        error={error('taxIdType')}
      />
      {text('taxId', { optional: !rules.taxId && isKnown })}
      <fieldset className={stack(4, style.company)} {...dataProps({ 'for-company': '' })}>
        <legend className={style.legend}>{billing.kind.company}</legend>
        {text('company')}
        {!isForTeam && address}
      </fieldset>
      {isForTeam && address}
    </>
  );
}

function problemText({ problems, meantEmail }: FormState, field: BillingField, { words, language }: Page) {
  const texts = words.billing.problems;
  const problem = problems[field];
  if (!problem) return undefined;
  if (field === 'kind') return texts.kind;
  if (field === 'email' && problem === 'invalid') return texts.email;
  if (field === 'email' && problem === 'doubtful' && meantEmail)
    return format(texts.meant, language, { suggestion: meantEmail });
  return texts[problem];
}

/** The countries whose tax ids are known come first, because most customers are there. */
function countryOptions({ words, language }: Page) {
  const all = callingCodes(language).map(({ country, name }) => ({ value: country, label: name }));
  const known = new Set<string>(Object.values(taxIdTypes).map(({ country }) => country));
  return [
    ...all.filter(({ value }) => known.has(value)),
    { label: words.billing.otherCountries, options: all.filter(({ value }) => !known.has(value)) },
  ];
}

/** By country, that of the buyer first: without JavaScript all of them are there. */
function typeOptions({ words, language }: Page, chosen: string) {
  const names = new Map(callingCodes(language).map(({ country, name }) => [country, name]));
  const countries = [...new Set<string>(Object.values(taxIdTypes).map(({ country }) => country))];
  const groups = countries
    .sort((one, other) => Number(other === chosen) - Number(one === chosen))
    .map((country) => ({
      label: names.get(country) ?? country,
      options: Object.entries(taxIdTypes)
        .filter(([, type]) => type.country === country)
        .map(([value, { label }]) => ({ value, label, data: dataProps({ 'for-country': country }) })),
    }));
  return [...groups, { value: 'other', label: words.billing.other }];
}
