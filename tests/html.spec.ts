import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { languageCodes } from '../src/site/languages.ts';
import { builtPages } from './support/built-pages.ts';

/** Read once: the default looks for a file of settings beside every page. */
const settings = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // How React writes HTML, which is valid all the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // For files of other sites, and there are none.
    'require-sri': 'off',
    'void-style': 'off',
  },
});
const validator = new HtmlValidate(settings);

for (const language of languageCodes) {
  test(`the HTML of every page in ${language} is valid`, async () => {
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const page of builtPages().filter((one) => one.language === language)) {
      const { results } = await validator.validateString(withoutSeen(page.html, seen));
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          faults.push(`${page.address}: ${message} (${ruleId}, ${selector})`);
    }
    expect(faults).toEqual([]);
  });
}

/**
 * Without the header and the footer, if another page of the language had the same: they are half of most pages, and
 * differ in where their links lead only, which `links.spec.ts` follows.
 */
function withoutSeen(html: string, seen: Set<string>): string {
  const [before = '', main = '', after = ''] = html.split(/(<main[ >].*<\/main>)/s);
  const cut = (shell: string) =>
    shell.replace(/<(header|footer)[ >].*?<\/\1>/gs, (part) => {
      const shape = part.replace(/ (?:href|value|aria-current)="[^"]*"/g, '');
      if (seen.has(shape)) return '';
      seen.add(shape);
      return part;
    });
  return cut(before) + main + cut(after);
}
