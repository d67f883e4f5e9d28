import { axe } from './support/axe.ts';
import { boxesOf, fillIn, showTicket, uniqueVisitor } from './support/contact-form.ts';
import { expect, test } from './support/site.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is sent, confirmed and looked up again', async ({ page, site, allow }) => {
    allow(/status of 404/);
    await page.goto('/contact/es#form');
    const form = page.locator('#form form');
    const visitor = uniqueVisitor();
    await fillIn(form, visitor, 'es');
    await page.context().addCookies([{ name: 'userCountry', value: 'ca', url: site.origin }]);
    await boxesOf(form, 'es').phone.fill('416 555 0123');
    await boxesOf(form, 'es').send.click();
    await expect(page).toHaveURL(/\/support\/message\/es\?reference=H-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias por contactarnos.');
    await expect(page).toHaveTitle(/Tenemos su mensaje/);
    const reference = (await page.locator('dd strong').textContent()) ?? '';
    const saved = await showTicket(site, reference);
    for (const fact of ['+14165550123', '/contact/es', visitor.name]) expect(saved).toContain(fact);
    expect(saved).toMatch(/state +new/);

    await page.getByRole('link', { name: 'Ver en qué va' }).click();
    await expect(page.getByRole('textbox', { name: 'Referencia' })).toHaveValue(reference);
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('otra@example.com');
    await page.getByRole('button', { name: 'Consultar' }).click();
    await expect(page.getByRole('textbox', { name: 'Referencia' })).toHaveAccessibleDescription(
      /No encontramos ninguna solicitud/,
    );
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(visitor.email.toUpperCase());
    await page.getByRole('button', { name: 'Consultar' }).click();
    await expect(page.getByRole('region', { name: 'Su solicitud' })).toContainText('En manos de nuestro equipo');
  });

  test('the form shows problems and everything that was typed', async ({ page, allow }) => {
    allow(/status of 422/);
    await page.goto('/products/suppmail/fr#contact');
    const form = page.locator('#contact form');
    await fillIn(form, { name: 'Zoë "A" <b>', email: 'zoe@example', message: 'Ligne 1\nLigne 2 $&' }, 'fr');
    await boxesOf(form, 'fr').phone.fill('12');
    await boxesOf(form, 'fr').send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre message n’est pas encore envoyé');
    const again = boxesOf(page.locator('main form'), 'fr');
    await expect(again.name).toHaveValue('Zoë "A" <b>');
    await expect(again.message).toHaveValue('Ligne 1\nLigne 2 $&');
    await expect(again.phone).toHaveAccessibleDescription(/ne ressemble pas à un numéro/);
    await expect(again.email).toHaveAccessibleDescription(/ne ressemble pas à une adresse/);
    await expect(again.email).toBeFocused();
    await again.email.fill('zoe@example.com');
    await again.phone.fill('');
    await again.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci de nous avoir écrit.');
  });
});

test('server-rendered pages are accessible, and their form works with React', async ({ page, allow }) => {
  allow(/status of 4(22|04)/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/support/status/es?reference=H-2222-2222');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@example.com');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByRole('textbox', { name: 'Referencia' })).toBeFocused();
  await axe(page, 'main');
  await page.setContent(`<form method="post" action="/customer/cliente_ticket_crear" enctype="multipart/form-data">
    <input name="lang" value="en"><input name="nombre_cliente" value="Ana"><button>Send</button></form>`);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message hasn’t been sent yet');
  await axe(page, 'main');
  const boxes = boxesOf(page.locator('main form'));
  await expect(boxes.name).toHaveValue('Ana');
  await boxes.email.fill('ana@example.com');
  await boxes.send.click();
  await expect(boxes.message).toBeFocused();
  await expect(boxes.email).not.toHaveAttribute('aria-invalid');
});
