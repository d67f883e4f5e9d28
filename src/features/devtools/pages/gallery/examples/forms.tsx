import { Checkbox, ChoiceGroup, Radio } from '#ui/choice.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Slider } from '#ui/slider.tsx';
import type { Part } from './example.ts';

const currencies = [
  { value: 'cop', label: 'Colombian peso (COP)' },
  { value: 'usd', label: 'US dollar (USD)' },
  { value: 'cad', label: 'Canadian dollar (CAD)' },
];
const quantity = {
  label: 'E-mails a month',
  min: 0,
  max: 10_000,
  minLabel: '0',
  maxLabel: '10,000',
} as const;

export const fields: readonly Part[] = [
  {
    part: 'field',
    title: 'Field',
    note: 'Label, hint and message are wired to the control once, for every kind of control.',
    examples: {
      empty: <TextField id="f-empty" label="Full name" autoComplete="name" />,
      'with a hint': <TextField id="f-hint" type="email" label="E-mail" hint="We answer to this address." />,
      'optional, placeholder': (
        <TextField id="f-optional" label="Company" optional="(optional)" placeholder="Acme S.A.S." />
      ),
      error: (
        <TextField
          id="f-error"
          type="email"
          label="E-mail"
          defaultValue="ana@"
          error="Write the whole address, such as ana@example.com."
        />
      ),
      success: <TextField id="f-success" label="Web address" defaultValue="acme" success="acme.example is free." />,
      disabled: <TextField id="f-off" label="Plan" defaultValue="Basic" disabled />,
      'read-only': <TextField id="f-fixed" label="Ticket" defaultValue="HM-2041" readOnly />,
      'several lines': <TextAreaField id="f-text" label="Message" hint="Tell us what takes you too long." />,
      'several lines, error': (
        <TextAreaField id="f-text-error" label="Message" error="Write at least ten characters." />
      ),
    },
  },
  {
    part: 'select',
    title: 'Select',
    examples: {
      empty: <SelectField id="s-empty" label="Currency" options={currencies} placeholder="Choose" />,
      chosen: <SelectField id="s-chosen" label="Currency" options={currencies} defaultValue="cop" />,
      error: (
        <SelectField
          id="s-error"
          label="Currency"
          options={currencies}
          placeholder="Choose"
          error="Choose a currency."
        />
      ),
      disabled: <SelectField id="s-off" label="Currency" options={currencies} disabled />,
    },
  },
];

export const choices: readonly Part[] = [
  {
    part: 'checkbox',
    title: 'Checkbox and radio',
    examples: {
      rest: <Checkbox id="c-rest" label="Send me a copy" />,
      checked: <Checkbox id="c-checked" label="Send me a copy" defaultChecked />,
      'hint and error': (
        <Checkbox
          id="c-error"
          label="I accept the terms"
          hint="They are two pages long."
          error="Accept the terms to go on."
        />
      ),
      disabled: <Checkbox id="c-off" label="Send me a copy" disabled />,
      'checked, disabled': <Checkbox id="c-on-off" label="Send me a copy" defaultChecked disabled />,
      radios: (
        <ChoiceGroup id="r-when" label="When shall we call?" hint="Bogotá time.">
          <Radio id="r-morning" name="when" value="morning" label="8:00 to 12:00" defaultChecked />
          <Radio id="r-afternoon" name="when" value="afternoon" label="14:00 to 18:00" />
          <Radio id="r-night" name="when" value="night" label="At night" disabled />
        </ChoiceGroup>
      ),
      'radios, error': (
        <ChoiceGroup id="r-kind" label="What is it about?" error="Choose one of them.">
          <Radio id="r-quote" name="kind" value="quote" label="A quote" />
          <Radio id="r-question" name="kind" value="question" label="A question" />
        </ChoiceGroup>
      ),
    },
  },
  {
    part: 'slider',
    title: 'Slider',
    note: 'The figure above it follows where an island moves it; without a script it is not shown.',
    examples: {
      rest: <Slider {...quantity} id="sl-rest" defaultValue={2500} valueText="2,500" />,
      'at its start': <Slider {...quantity} id="sl-zero" defaultValue={0} valueText="0" />,
      disabled: <Slider {...quantity} id="sl-off" defaultValue={6000} valueText="6,000" disabled />,
    },
  },
];
