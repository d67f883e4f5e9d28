import { codeFor, newAddress, sentMails } from '../support/account.ts';
import { breadth } from '../support/breadth.ts';
import { referencePattern } from '../support/contact-form.ts';
import { staffEmail } from '../support/staff-email.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

// One after the other, in one browser and with one server.
test.describe.configure({ mode: 'default' });

/** Answers the cookie banner, which covers the lower part of every page. */
async function enter(visitor: Visitor, path: string) {
  await visitor.open(path);
  await visitor.click('button', 'Only necessary');
}

const stored = (visitor: Visitor) => visitor.tab.run(() => ({ ...localStorage }));
const focused = (visitor: Visitor) => visitor.tab.run(() => document.activeElement?.getAttribute('aria-label'));

async function signUp(visitor: Visitor, site: Parameters<typeof codeFor>[0], email = newAddress()) {
  await visitor.type('Ana Ñandú', 'main input', 'Name');
  await visitor.type(email, 'main input', 'E-mail');
  await visitor.click('#sign-in-policy');
  await visitor.click('main button', 'Send me a code');
  await visitor.sees('h1', 'Check your e-mail');
  await visitor.type(await codeFor(site, email), '[name=code]');
  await visitor.press('Enter');
  return email;
}

test('the menu opens by pointer and by keyboard, and leads to a page', async ({ visitor }) => {
  await enter(visitor, '/en');
  await visitor.click('nav summary', 'Products');
  await visitor.sees('nav a', 'Wabot');
  await visitor.press('Escape');
  await visitor.seesNo('nav a', 'Wabot');
  await visitor.press('ArrowRight', 'ArrowDown', 'End', 'Home');
  await visitor.press('Enter');
  await visitor.isAt(/\/custom_development|\/development/);
  await visitor.sees('h1');
});

test('the language is switched on the same page, and remembered', async ({ visitor }) => {
  await enter(visitor, '/company_about/en');
  await visitor.click('header summary', 'Language');
  await visitor.click('header a', 'Français');
  await visitor.isAt('/company_about/fr');
  await visitor.open('/company_history');
  await visitor.sees('html[lang=fr-CA]');
});

test('the accessibility toolbar changes the page at once and the next one before its first paint', async ({
  visitor,
}) => {
  await enter(visitor, '/en');
  await visitor.click('button', 'Accessibility settings');
  await visitor.click('[role=switch]', 'Grayscale');
  await visitor.click('[role=switch]', 'Larger text');
  await visitor.sees('html[data-look=greyscale]');
  await visitor.open('/company_about/es');
  await visitor.sees('html[data-look=greyscale]');
  const html = await visitor.tab.run(() => {
    const { filter, fontSize } = getComputedStyle(document.documentElement);
    return { filter, fontSize };
  });
  expect(html).toEqual({ filter: 'grayscale(1)', fontSize: '20px' });
});

test('the contact form names what is missing, keeps a draft and sends a ticket', async ({ visitor }) => {
  await enter(visitor, '/contact/en');
  await visitor.click('#form button', 'Send');
  await visitor.sees('#form [role=alert]');
  await visitor.type('Ana Ñandú', '#form input', 'Name');
  await visitor.type(newAddress(), '#form input', 'E-mail');
  await visitor.type('+1 416 555 0123', '#form input[type=tel]');
  await visitor.type('Hola. Un saludo', '#form textarea');
  await expect.poll(async () => (await stored(visitor))['contactDraft']).toContain('Un saludo');
  await visitor.open('/contact/en');
  await visitor.click('#form button', 'Send');
  await visitor.sees('dialog[open]', 'Thank you for contacting us.');
  expect(await visitor.tab.run(() => document.querySelector('dialog[open]')?.textContent)).toMatch(referencePattern);
  await visitor.click('dialog[open] button', 'OK');
  await visitor.seesNo('dialog[open]');
});

test('the help window answers, opens the contact form, and gives the focus back', breadth, async ({ visitor }) => {
  await enter(visitor, '/company_about/en');
  await visitor.click('a', 'Help and contact');
  await visitor.type('how much does wabot cost', 'dialog[open] textarea, dialog[open] input', 'Your question');
  await visitor.press('Enter');
  await visitor.sees('dialog[open] [role=log]', 'US$20');
  await visitor.click('dialog[open] a', 'Write to us');
  await visitor.sees('dialog[open] textarea');
  await visitor.press('Escape');
  await visitor.seesNo('dialog[open]');
  await expect.poll(() => focused(visitor)).toContain('Help');
});

test('a visitor signs up with a code, is named in the header, and signs out', async ({ visitor, site }) => {
  await enter(visitor, '/products/wabot/en');
  await visitor.click('header a', 'Sign up');
  await signUp(visitor, site);
  await visitor.isAt('/products/wabot/en');
  await visitor.click('header summary', 'Ana Ñandú');
  await visitor.click('header a', 'Sign out');
  await visitor.sees('header a', 'Sign in');
});

test('a quote is put together on a page of a product, and made as a PDF', async ({ visitor }) => {
  await enter(visitor, '/products/wabot/en');
  await visitor.click('#price a', 'Add to quote');
  await visitor.sees('#quote-summary', 'US$');
  await visitor.click('[data-item=product-gogoals] [type=checkbox]');
  await visitor.isAt(/items=.*gogoals/);
  await visitor.type('Zoë Ñandú', '#quote-name');
  await visitor.type(newAddress(), '#quote-email');
  await visitor.click('main button', 'Get the quote');
  await visitor.isAt(/made=Q-/);
  await visitor.sees('main a', 'Open the PDF');
  const type = await visitor.tab.run(async () => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href$=".pdf"]');
    return link && (await fetch(link.href)).headers.get('content-type');
  });
  expect(type).toBe('application/pdf');
});

test('a meeting is booked in its window', async ({ visitor }) => {
  await enter(visitor, '/en');
  await visitor.click('header a', 'Book a meeting');
  await visitor.click('dialog[open] button', 'Later days');
  await visitor.click('dialog[open] label:has([name^=time])');
  await visitor.type('Ana Ñandú', 'dialog[open] input', 'Name');
  await visitor.type(newAddress(), 'dialog[open] input', 'E-mail');
  await visitor.type('A fleet of 40 trucks', 'dialog[open] textarea, dialog[open] input', 'What’s it about?');
  await visitor.click('dialog[open] button', 'Book this time');
  await visitor.sees('dialog[open] h2', 'Your meeting is booked');
  await visitor.press('Escape');
  await visitor.seesNo('dialog[open]');
});

test('a package is paid by card in the window of the sandbox', async ({ visitor, site }) => {
  await enter(visitor, '/support/registro/en');
  const email = await signUp(visitor, site);
  await visitor.sees('header summary', 'Ana Ñandú');
  await visitor.open('/email-masivo/en');
  await visitor.click('header summary', 'Country');
  await visitor.click('header button', 'Colombia');
  await visitor.sees('#plans li', 'COP');
  await visitor.click('#plans li button');
  await visitor.isAt(/details=yes/);
  await visitor.type('Ana Restrepo', 'main [name=name]');
  await visitor.type('1020304050', '[name=taxId]');
  await visitor.click('button', 'Continue to payment');
  await visitor.enterFrame();
  await visitor.click('label:has([name=card][value=APPROVED])');
  await visitor.type('Ana Ñandú', '[name=name]');
  await visitor.type(email, '[name=email]');
  await visitor.click('form button');
  await visitor.click('a, button', 'Back to the shop');
  await visitor.leaveFrame();
  await visitor.isAt(/\/payment\/en\?order=/);
  await visitor.sees('h1', 'Paid');
  await expect.poll(async () => (await sentMails(site)).some((mail) => mail.includes(`To: ${email}`))).toBe(true);
});

test('the presentation turns its slides by keys, by links and by scrolling', async ({ visitor }) => {
  const place = () => visitor.tab.run(() => document.querySelector('[data-badge]')?.textContent);
  await enter(visitor, '/en');
  await visitor.open('/pitch/en');
  await visitor.sees('button', 'Full screen');
  await visitor.press('ArrowRight');
  await expect.poll(place).toBe('2 / 10');
  await visitor.press('End');
  await expect.poll(place).toBe('10 / 10');
  await visitor.click('[data-go=back]');
  await expect.poll(place).toBe('9 / 10');
  await visitor.click('nav a', 'Figures');
  await visitor.isAt('/pitch/en#figures');
  await expect.poll(place).toBe('7 / 10');
  await visitor.tab.run(() => {
    const track = document.querySelector('[data-track]');
    track?.scrollBy({ left: -track.clientWidth });
  });
  await expect.poll(place).toBe('6 / 10');
});

test('the team answers a message in its inbox', breadth, async ({ visitor, site }) => {
  await enter(visitor, '/contact/en');
  await visitor.type('Zoë', '#form input', 'Name');
  await visitor.type(newAddress(), '#form input', 'E-mail');
  await visitor.type('When do you open?', '#form textarea');
  await visitor.click('#form button', 'Send');
  await visitor.sees('dialog[open]', 'Thank you for contacting us.');
  await visitor.open('/support/registro/en');
  await signUp(visitor, site, staffEmail);
  await visitor.sees('header summary', 'Ana Ñandú');
  await visitor.open('/staff/en?state=new');
  await visitor.click('main a', 'Zoë');
  await visitor.sees('main', 'When do you open?');
  await visitor.type('At eight.', 'main textarea');
  await visitor.click('main button', 'Send');
  await visitor.sees('main li, main article', 'At eight.');
  await visitor.open('/staff/en?view=overview');
  await visitor.sees('h1');
});

test.describe('on a phone', () => {
  test.use({ tabOptions: { width: 390, height: 844, javaScript: true } });

  test('the drawer opens, its groups unfold, and a link leads on', async ({ visitor }) => {
    await enter(visitor, '/en');
    await visitor.click('header button', 'Menu');
    await visitor.click('nav summary', 'Products');
    await visitor.click('nav a', 'Wabot');
    await visitor.isAt('/products/wabot/en');
  });
});

test.describe('without JavaScript', () => {
  test.use({ tabOptions: { width: 1366, height: 800, javaScript: false } });

  test('menu, language, help and the contact form are plain HTML', breadth, async ({ visitor }) => {
    await visitor.open('/en');
    await visitor.sees('html:not([data-js])');
    await visitor.click('nav summary', 'Products');
    await visitor.sees('nav a', 'Wabot');
    await visitor.click('header summary', 'Language');
    await visitor.click('header a', 'Español');
    await visitor.isAt('/es');
    await visitor.click('a', 'Ayuda y contacto');
    await visitor.isAt('/support/es#ask');
    await visitor.open('/contact/es#form');
    await visitor.click('#form button', 'Enviar');
    await visitor.type('Zoë Ñandú', '#form input', 'Nombre');
    await visitor.type(newAddress(), '#form input', 'Correo');
    await visitor.type('Hola', '#form textarea');
    await visitor.click('#form button', 'Enviar');
    await visitor.isAt(/\/support\/message\/es\?reference=H-/);
  });

  test('a meeting is booked and a quote made by plain forms', breadth, async ({ visitor }) => {
    await visitor.open('/meet/book/en');
    await visitor.sees('html:not([data-js])');
    await visitor.type('Ana', 'main input', 'Name');
    await visitor.type(newAddress(), 'main input', 'E-mail');
    await visitor.type('Trucks', 'main textarea, main input', 'What’s it about?');
    await visitor.click('main button', 'Later days');
    await visitor.click('main label:has([name^=time])');
    await visitor.click('main button', 'Book this time');
    await visitor.sees('h1', 'Your meeting is booked');
    await visitor.open('/support/quote/en?items=product-wabot.12');
    await visitor.type('Zoë', '#quote-name');
    await visitor.type(newAddress(), '#quote-email');
    await visitor.click('main button', 'Get the quote');
    await visitor.sees('h1', 'Your quote is ready');
  });
});
