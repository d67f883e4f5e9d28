import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { senderFields } from '#features/tickets/ticket-fields.ts';
import { PageContext } from '#platform/page/page.ts';
import { parseHtml, textsOf } from '#platform/testing-html.ts';
import { languageCodes } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { routeOf } from '#site/routes.ts';
import Policy from './+Page.tsx';

it.each(languageCodes)(
  'the policy in %s names everything that is stored, and what is not in the download',
  (language) => {
    const words = wordsIn(language);
    const page = { route: routeOf('/politics'), language, words };
    const $ = parseHtml(
      renderToStaticMarkup(
        <PageContext value={page}>
          <Policy />
        </PageContext>,
      ),
    );
    const { areas, notExported } = words.personalData;
    const fields = senderFields(words.contactForm.labels, language);
    expect(fields, 'a field of the contact form').toContain(words.contactForm.labels.phone.toLowerCase());
    const expected = Object.values(areas).flatMap(({ items, internal }) => [
      ...Object.values<string>(items).map((item) => format(item, language, { fields })),
      ...Object.values<string>(internal).map((item) => `${item} (${notExported})`),
    ]);
    expect(textsOf($, 'table:has(#stored-data) li')).toEqual(expected);
    expect(expected.join(), 'the name of the browser').toContain('user agent');
  },
);
