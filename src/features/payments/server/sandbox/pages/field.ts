import { html } from 'hono/html';
import type { Html } from './layout.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly value?: string;
  readonly type?: 'text' | 'email';
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly autoComplete: string;
  readonly longest: number;
  /** It is the first that is wrong. */
  readonly isFirst: boolean;
}

export function field(props: Field): Html {
  const { name, label, hint, problem, value = '', type = 'text', inputMode = 'text', autoComplete, longest } = props;
  const descriptionIds = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const describedBy = descriptionIds && html` aria-describedby="${descriptionIds}"`;
  const wrong = problem && html` aria-invalid="true"`;
  const focus = props.isFirst && html` autofocus`;
  return html`<div class="field field-${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" inputmode="${inputMode}" autocomplete="${autoComplete}" maxlength="${longest}" value="${value}" required${describedBy || ''}${wrong || ''}${focus || ''}>
${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
</div>`;
}

export interface Choice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

export function choice({ name, label, value, options }: Choice): Html {
  const list = options.map(
    (option) =>
      html`<option value="${option.value}"${option.value === value ? html` selected` : ''}>${option.text}</option>`,
  );
  return html`<div class="field">
<label for="${name}">${label}</label>
<select id="${name}" name="${name}">${list}</select>
</div>`;
}
