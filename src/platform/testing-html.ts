import { type CheerioAPI, load } from 'cheerio';
import { expect } from 'vitest';
import { runTogether } from './testing-run-together.ts';

/** Parsed HTML, queried with CSS selectors: `$('h1').text()`, `$('a').attr('href')`, `$('#name').val()`. */
export type Dom = CheerioAPI;

/** A whole page, or a part of one, parsed as browsers without JavaScript parse it. */
export function parseHtml(html: string): Dom {
  return load(html, { scriptingEnabled: false }, /^\s*<(?:!doctype|html)/i.test(html));
}

export async function parseResponse(response: Response): Promise<Dom> {
  return parseHtml(await response.text());
}

/** The text of every element that matches, in the order of the page. */
export function textsOf($: Dom, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

/** An attribute of every element that matches, in the order of the page. */
export function attributesOf($: Dom, selector: string, name: string): (string | undefined)[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
}

/** All text with a space between elements: in `text()` the cells of a row run together. */
export function readableText($: Dom): string {
  const textsIn = (nodes: ReturnType<ReturnType<Dom['root']>['contents']>[number][]): string[] =>
    nodes.flatMap((node) => (node.type === 'text' ? node.data : 'children' in node ? textsIn(node.children) : []));
  return textsIn($.root().contents().toArray()).join(' ').replace(/\s+/g, ' ');
}

/** What holds for all HTML that is rendered on the server. */
export function expectSound($: Dom): void {
  // The Content-Security-Policy allows none of them.
  expect($('[style], style, script').toString()).toBe('');
  expect(runTogether($)).toEqual([]);
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.entries($(element).attr() ?? {}))
    // The properties of an island contain texts with placeholders.
    .filter(([name]) => name !== 'data-props')
    .map(([, value]) => value);
  expect([readableText($), ...attributes].join('\n')).not.toMatch(/\[object|undefined|NaN|\{\w+[,}]/);
  const ids = attributesOf($, '[id]', 'id');
  expect(ids).toEqual([...new Set(ids)]);
}

/** The ids in the attributes that refer to other elements, but belong to none. */
export function danglingReferences($: Dom): string[] {
  return ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']
    .flatMap((name) => attributesOf($, `[${name}]`, name))
    .flatMap((list) => (list ?? '').split(' '))
    .filter((id) => $(`[id="${id}"]`).length === 0);
}

/** What a browser would send from each form. */
export function formsIn($: Dom) {
  return $('form')
    .toArray()
    .map((element) => {
      const form = $(element);
      const controls = form.find('input, select, textarea').toArray();
      const nameOf = (control: (typeof controls)[number]) => $(control).attr('name') ?? '';
      const isHidden = (control: (typeof controls)[number]) => $(control).attr('type') === 'hidden';
      return {
        form,
        action: form.attr('action'),
        method: form.attr('method'),
        hidden: Object.fromEntries(
          controls.filter(isHidden).map((control) => [nameOf(control), $(control).attr('value') ?? '']),
        ),
        /** Of everything that can be filled in, in order. */
        names: controls.filter((control) => !isHidden(control)).map(nameOf),
        buttons: form
          .find('button[name]')
          .toArray()
          .map((button) => ({ name: nameOf(button), value: $(button).attr('value') ?? '' })),
      };
    });
}
