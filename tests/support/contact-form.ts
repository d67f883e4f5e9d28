import type { Locator, Page } from '@playwright/test';
import { exampleReference } from '../../src/features/tickets/ticket-limits.ts';
import { runCommand } from './run-command.ts';
import type { Site } from './start-site.ts';

let written = 0;

/** A visitor that no other test uses, so that their tickets can be counted. */
export function uniqueVisitor() {
  const own = `${process.pid}-${written++}`;
  return { name: `Ñandú 👩🏽‍🚀 ${own}`, email: `visitor-${own}@example.com`, message: 'Hola\nUn saludo' };
}

/** Opens the contact dialog from the help window. */
export async function openContact(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Help and contact' }).click();
  await page
    .getByRole('dialog', { name: 'How can we help?' })
    .getByRole('link', { name: /^Write to us/ })
    .click();
}

/** The form on a page itself, not the one in the dialog. */
export const formOf = (page: Page) => page.locator('main form[action$=cliente_ticket_crear]');

export const referencePattern = /H-[2-9A-Z]{4}-[2-9A-Z]{4}/;

interface Labels {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const labels: Readonly<Record<'en' | 'es' | 'fr', Labels>> = {
  en: { name: 'Name', email: 'E-mail', message: 'Message' },
  es: { name: 'Nombre', email: 'Correo electrónico', message: 'Mensaje' },
  fr: { name: 'Nom', email: 'Courriel', message: 'Message' },
};

/** The fields of a contact form, by their labels. */
export function boxesOf(form: Locator, language: keyof typeof labels = 'en') {
  const { name, email, message } = labels[language];
  return {
    name: form.getByRole('textbox', { name, exact: true }),
    email: form.getByRole('textbox', { name: email }),
    phone: form.locator('input[type=tel]'),
    message: form.getByRole('textbox', { name: message }),
    send: form.getByRole('button', { name: /^(Send|Envi|Envo|Renvo)/ }),
  };
}

export async function fillIn(
  form: Locator,
  { name, email, message }: ReturnType<typeof uniqueVisitor>,
  language?: keyof typeof labels,
): Promise<void> {
  const boxes = boxesOf(form, language);
  await boxes.name.fill(name);
  await boxes.email.fill(email);
  await boxes.message.fill(message);
}

/** The references of a visitor's tickets. */
export async function ticketsOf(site: Site, { name }: { name: string }): Promise<string[]> {
  const lines = (await runCommand(site, 'tickets')).split('\n').filter((line) => line.endsWith(name));
  return lines.map((line) => line.slice(0, exampleReference.length));
}

export const showTicket = (site: Site, reference: string) => runCommand(site, 'tickets', '--show', reference);

/** Counts the tickets that the page sends from now on. */
export function countPosts(page: Page): { count: number } {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cliente_ticket_crear')) posts.count++;
  });
  return posts;
}
