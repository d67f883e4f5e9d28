import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { languageCodes } from '../src/site/languages.ts';
import { builtPages } from './support/built-pages.ts';

const validator = new HtmlValidate({
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

for (const language of languageCodes) {
  test(`the HTML of every page in ${language} is valid`, async () => {
    const faults: string[] = [];
    for (const page of builtPages().filter((one) => one.language === language)) {
      const { results } = await validator.validateString(page.html);
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          faults.push(`${page.address}: ${message} (${ruleId}, ${selector})`);
    }
    expect(faults).toEqual([]);
  });
}
