import type { Locator, Page } from '@playwright/test';

let people = 0;

/** A visitor that no other test uses, because upcoming meetings per address are limited. */
export const uniqueVisitor = () => ({ name: 'Ana Ñandú', email: `meets-${process.pid}-${people++}@example.com` });

export const times = (place: Page | Locator) => place.locator('input[name^=time]:visible');

/** What the form sends. With JavaScript the button takes its place. */
export const zoneList = (place: Page | Locator) => place.locator('select[name=zone]');
export const zoneButton = (place: Page | Locator) => place.getByRole('button', { name: /^Your time zone/ });

/** Late on a working day only one or two times are left of it. */
export async function chooseFullDay(place: Page | Locator): Promise<void> {
  await place
    .getByRole('radio', { name: /\b1\d free times$/ })
    .first()
    .check();
}

export async function fillIn(place: Locator): Promise<void> {
  const { name, email } = uniqueVisitor();
  await place.getByLabel('Name').fill(name);
  await place.getByLabel('E-mail').fill(email);
  await place.getByLabel('What’s it about?').fill('A fleet of 40 trucks');
}
