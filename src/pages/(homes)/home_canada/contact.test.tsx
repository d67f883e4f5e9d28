import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { PageContext } from '#platform/page/page.ts';
import { formatPhone } from '#site/phone.ts';
import { routeOf } from '#site/routes.ts';
import { CanadaContact } from './contact.tsx';

it('writes the WhatsApp number with spaces, as every other page does', () => {
  const html = renderToStaticMarkup(
    <PageContext value={{ route: routeOf('/en-ca'), language: 'en', words: wordsIn('en') }}>
      <CanadaContact />
    </PageContext>,
  );
  expect(html).toContain(`>${formatPhone(brand.whatsapp)}<`);
});
