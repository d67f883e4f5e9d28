import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '#platform/testing-html.ts';
import { Checkbox, ChoiceGroup, Radio } from './choice.tsx';
import { TextAreaField, TextField, wire } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { Slider } from './slider.tsx';

const text = { id: 'x', label: 'Name' };
const options = [{ value: 'a', label: 'A' }];
const range = { min: 0, max: 9, minLabel: '0', maxLabel: '9', valueText: '3', defaultValue: 3 };

describe('wiring', () => {
  it('refers to nothing that does not exist', () => {
    expect(wire({ id: 'x' })).toEqual({ id: 'x', 'aria-describedby': undefined, 'aria-invalid': undefined });
  });

  it('names the hint before the message', () => {
    expect(wire({ id: 'x', hint: 'h', error: 'e' })).toEqual({
      id: 'x',
      'aria-describedby': 'x-hint x-message',
      'aria-invalid': true,
    });
  });

  it('does not mark a success as invalid', () => {
    expect(wire({ id: 'x', success: 's' })['aria-invalid']).toBeUndefined();
  });
});

describe.each([
  ['text', TextField, {}],
  ['several lines', TextAreaField, {}],
  ['select', SelectField, { options }],
  ['slider', Slider, range],
  ['checkbox', Checkbox, {}],
  // The props of each fit it; a list of components with different props cannot express that.
] as const)('a field: %s', (_, Component, own) => {
  const draw = (words: object) =>
    parseHtml(
      renderToStaticMarkup(<Component {...(own as { options: typeof options } & typeof range)} {...text} {...words} />),
    );

  it('has a label', () => {
    const $ = draw({});
    expect($('label[for=x]').text()).toContain('Name');
    expect($('[aria-describedby], [aria-invalid]')).toHaveLength(0);
  });

  it('is described by its hint and its error, which exist', () => {
    const $ = draw({ hint: 'A hint', error: 'An error' });
    expect($('#x').attr()).toMatchObject({ 'aria-describedby': 'x-hint x-message', 'aria-invalid': 'true' });
    expect($('#x-hint').text()).toBe('A hint');
    expect($('#x-message').text()).toBe('An error');
    expect($('#x-message svg')).toHaveLength(1);
  });

  it('shows the error rather than the success', () => {
    expect(draw({ error: 'Bad', success: 'Good' })('#x-message').text()).toBe('Bad');
  });
});

describe('a group of choices', () => {
  it('is described as a whole', () => {
    const html = renderToStaticMarkup(
      <ChoiceGroup id="g" label="When?" hint="Bogotá time" error="Choose one">
        <Radio id="g-1" name="g" value="1" label="Now" />
      </ChoiceGroup>,
    );
    const $ = parseHtml(html);
    expect($('fieldset#g').attr('aria-describedby')).toBe('g-hint g-message');
    expect($('fieldset > legend').text()).toContain('When?');
  });
});
