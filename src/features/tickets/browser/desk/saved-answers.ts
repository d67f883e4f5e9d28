import { announce } from '#platform/browser/announce.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { pageLanguage } from './inbox.ts';

const listId = 'saved-answers';

/** Makes a list that can be searched out of the plain one, and inserts the chosen text at the cursor. */
export function enhanceSavedAnswers(box: HTMLTextAreaElement): void {
  const details = box.form?.querySelector<HTMLDetailsElement>(`details${withData('choices')}`);
  const select = details?.querySelector('select');
  const plain = select?.closest<HTMLElement>('div')?.parentElement;
  if (!details || !select || !plain) return;
  const options = [...select.options].filter(({ value }) => value !== '');
  const { label = '', error = '' } = dataOf(select);
  const search = Object.assign(document.createElement('input'), {
    type: 'search',
    placeholder: label,
    className: select.className,
    autocomplete: 'off',
  });
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': label,
    'aria-expanded': 'true',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
  }))
    search.setAttribute(name, value);
  const list = Object.assign(document.createElement('div'), { id: listId });
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  plain.replaceChildren(search, list);

  let current = 0;
  const entries = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const mark = (at: number) => {
    const all = entries();
    current = Math.max(0, Math.min(at, all.length - 1));
    for (const [index, entry] of all.entries()) entry.setAttribute('aria-selected', String(index === current));
    all[current]?.scrollIntoView({ block: 'nearest' });
    search.setAttribute('aria-activedescendant', all[current]?.id ?? '');
  };
  const insert = (entry: HTMLElement | undefined) => {
    const option = options.find(({ value }) => value === entry?.id.slice(listId.length + 1));
    if (!option) return;
    const { text = '', status } = dataOf(option);
    details.open = false;
    box.focus();
    box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (status) announce(status, pageLanguage());
  };
  const draw = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = options.filter((option) => {
      const held = `${option.label} ${dataOf(option).text}`.toLowerCase();
      return words.every((word) => held.includes(word));
    });
    list.replaceChildren(...found.map(entryOf));
    if (found.length === 0) list.textContent = error;
    mark(0);
  };

  search.addEventListener('input', (event) => {
    // What is searched is no part of the answer.
    event.stopPropagation();
    draw();
  });
  search.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) mark(current + step);
    else if (event.key === 'Enter') insert(entries()[current]);
    else if (event.key === 'Escape') {
      details.open = false;
      details.querySelector('summary')?.focus();
    } else return;
    event.preventDefault();
  });
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) insert(target.closest<HTMLElement>('[role=option]') ?? undefined);
  });
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    search.value = '';
    draw();
    search.focus();
  });
}

function entryOf(option: HTMLOptionElement): HTMLElement {
  const { text = '', status } = dataOf(option);
  const entry = Object.assign(document.createElement('div'), { id: `${listId}-${option.value}` });
  entry.setAttribute('role', 'option');
  const preview = Object.assign(document.createElement('small'), { textContent: status ?? text.slice(0, 140) });
  entry.append(option.label, preview);
  return entry;
}
