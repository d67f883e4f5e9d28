import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { htmlValidator } from '../src/platform/testing-html-validator.ts';
import { runTogether } from '../src/platform/testing-run-together.ts';
import { languageCodes } from '../src/site/languages.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { builtPages } from './support/built-pages.ts';

const validator = htmlValidator({
  // React's style of HTML, which is valid too.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  // Only for files of other sites, and there are none.
  'require-sri': 'off',
  'void-style': 'off',
});

for (const language of languageCodes) {
  test(`the HTML of every page is valid, ${language}`, breadthUnless(language === 'es'), async () => {
    const errors: string[] = [];
    const seen = new Set<string>();
    for (const page of builtPages().filter((built) => built.language === language)) {
      const { results } = await validator.validateString(withoutSeen(page.html, seen));
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          errors.push(`${page.address}: ${message} (${ruleId}, ${selector})`);
    }
    expect(errors).toEqual([]);
  });
}

test('the words of links and buttons do not run together where there is no style sheet', breadth, () => {
  const found = builtPages().flatMap(({ address, html }) =>
    runTogether(load(html, { scriptingEnabled: false })).map((words) => `${address}: ${words}`),
  );
  expect(found).toEqual([]);
});

/**
 * Skips markup that another page has in the same shape: pages share the shell.
 * `links.spec.ts` checks links and id references.
 */
function withoutSeen(html: string, seen: Set<string>): string {
  return html.replace(/<(main|header|footer|dialog)[ >].*?<\/\1>/gs, (part, name: string) => {
    const shape = part
      .replace(/>[^<]+/g, '>')
      .replace(
        / (?:href|action|value|lang|title|alt|content|placeholder|aria-label|aria-current|data-[\w-]+)="[^"]*"/g,
        '',
      );
    if (seen.has(shape)) return name === 'main' ? emptyMain : '';
    seen.add(shape);
    return part;
  });
}

const emptyMain = '<main><h1>Elsewhere</h1></main>';
