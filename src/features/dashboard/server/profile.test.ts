import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerIn, ofKind } from '#app/testing-live.ts';
import { accountApp, png, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { peopleOn } from './testing-dashboard.ts';

describe.each(databaseKinds())('a profile, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database, { STAFF_EMAILS: 'boss@example.com' });
  const { write, signedIn } = peopleOn(site);

  it('can be changed, which updates the header and logs the correction', async () => {
    const { act, see, handedOver } = await signedIn();
    const name = 'Zoë 🦆 "Q" <i>';
    const changed = await act('profile', { name, language: 'fr', country: 'ca' });
    expect(changed.headers.get('location')).toBe('/dashboard/en?view=profile&done=profile');
    expect((await see()).person).toMatchObject({ name, language: 'fr', country: 'ca' });
    expect(handedOver()).toMatchObject({ usuario_nombre: name });
    const wrong = await answerIn(await act('profile', { name: ' ', language: 'de', country: 'zz' }));
    expect(wrong).toMatchObject({
      dashboard: {
        wrong: { problems: { name: 'missing', language: 'wrong', country: 'wrong' } },
        view: { kind: 'profile' },
      },
    });
    await act('profile', { name, language: 'es', country: '' });
    expect((await see()).person.country).toBeUndefined();
    expect(ofKind((await see('?view=data')).view, 'data').requests).toMatchObject([
      { kind: 'correction' },
      { kind: 'correction' },
    ]);
  });

  describe('a picture', () => {
    const picture = (content: BlobPart, type = 'image/png') => new File([content], 'me.png', { type });

    it('is shown to its owner only', async () => {
      const { act, see, send, handedOver } = await signedIn();
      await act('photo', { photo: picture(png) });
      const { photo } = (await see()).person;
      expect(photo).toMatch(/^\/api\/app\/foto\//);
      expect(handedOver()).toMatchObject({ usuario_foto: photo, foto: photo });
      const shown = await send(photo);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
      const other = await signedIn();
      expect([(await other.send(photo)).status, (await site.browser().send(photo)).status]).toEqual([404, 404]);
      await act('photo-remove');
      expect([(await see()).person.photo, (await send(photo)).status]).toEqual(['', 404]);
    });

    it.each([
      ['missing', picture('')],
      ['notAPicture', picture('<svg onload=alert(1)>', 'image/svg+xml')],
      ['tooLarge', picture(new Uint8Array(2 * 1024 * 1024 + 1))],
      ['tooLarge', picture(new Uint8Array(3 * 1024 * 1024))],
    ])('is refused with the problem %s', async (problem, photo) => {
      const { act } = await signedIn();
      const refused = await act('photo', { photo });
      expect([413, 422]).toContain(refused.status);
      expect(await answerIn(refused)).toMatchObject({
        dashboard: { view: { kind: 'profile' }, wrong: { problems: { photo: problem } } },
      });
    });
  });

  it('redirects to the sign-in if a picture is too large and the session has ended', async () => {
    const photo = new File([new Uint8Array(3 * 1024 * 1024)], 'me.png');
    const refused = await site.browser().post('/dashboard/en', { action: 'photo', photo });
    expect(refused.status).toBe(413);
    expect(await answerIn(refused)).toMatchObject({ dashboard: { errorCode: 'signedOut', view: { kind: 'nothing' } } });
  });

  describe('another address', () => {
    const newCode = (email: string) => site.codeFor(email);

    it('is saved after a code that was sent there is entered, and the tickets stay', async () => {
      const { email, act, see, handedOver } = await signedIn();
      const reference = await write(email);
      const newEmail = someAddress();
      const answer = await answerIn(await act('email', { new_email: ` ${newEmail.toUpperCase()} ` }));
      expect(answer).toMatchObject({ dashboard: { view: { kind: 'profile', newEmail } } });
      const code = await newCode(newEmail);
      const wrong = await act('email-code', { new_email: newEmail, code: code === '111111' ? '222222' : '111111' });
      expect(await answerIn(wrong)).toMatchObject({
        dashboard: { view: { newEmail }, wrong: { problems: { code: 'wrong' } } },
      });
      expect((await see()).person.email).toBe(email);
      await act('email-code', { new_email: newEmail, code });
      const { person, view } = await see();
      expect(person.email).toBe(newEmail);
      expect(ofKind(view, 'overview').tickets).toMatchObject([{ reference }]);
      expect(handedOver()).toMatchObject({ usuario_correo: newEmail });
      const [notice] = await database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.recipient, email))
        .orderBy(desc(outboxMessage.createdAt));
      expect(notice?.text).toContain(`${newEmail[0]}…@example.com`);
      const [moved] = await database.db.select().from(ticket).where(eq(ticket.reference, reference));
      expect(moved?.email).toBe(newEmail);
      // A later owner of the old address does not get the tickets.
      await database.db.delete(rateLimitCount);
      const heir = await signedIn(email);
      expect(ofKind((await heir.see()).view, 'overview').tickets).toEqual([]);
    });

    it('may contain letters of any script, and ends the sessions that used the old one', async () => {
      const { email, act, see } = await signedIn();
      await database.db.delete(rateLimitCount);
      const elsewhere = await signedIn(email);
      const newEmail = `josé&${randomUUID()}@example.com`;
      await act('email', { new_email: newEmail });
      const sent = { new_email: newEmail, code: await newCode(newEmail) };
      const answers = await Promise.all([act('email-code', sent), act('email-code', sent)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect((await see()).person.email).toBe(newEmail);
      expect((await elsewhere.send('/dashboard/en')).status).toBe(303);
    });

    it('does not lose a try for a code that is too short', async () => {
      const { act, see } = await signedIn();
      const newEmail = someAddress();
      await act('email', { new_email: newEmail });
      for (const code of ['', '1', '12345', '1234567']) {
        expect(await answerIn(await act('email-code', { new_email: newEmail, code }))).toMatchObject({
          dashboard: { view: { newEmail }, wrong: { problems: { code: code === '' ? 'missing' : 'wrong' } } },
        });
      }
      await act('email-code', { new_email: newEmail, code: await newCode(newEmail) });
      expect((await see()).person.email).toBe(newEmail);
    });

    it('is refused if it belongs to another account', async () => {
      const [one, other] = [await signedIn(), await signedIn()];
      await one.act('email', { new_email: other.email });
      const code = await newCode(other.email);
      const swapped = await (await signedIn()).act('email-code', { new_email: other.email, code });
      expect(await answerIn(swapped)).toMatchObject({ dashboard: { wrong: { problems: { code: 'spent' } } } });
      const taken = await one.act('email-code', { new_email: other.email, code });
      expect(await answerIn(taken)).toMatchObject({ dashboard: { wrong: { problems: { new_email: 'taken' } } } });
      expect((await one.see()).person.email).toBe(one.email);
    });

    it.each([
      ['', 'missing'],
      ['ana', 'notAnAddress'],
    ])('%j is refused as %s', async (new_email, problem) => {
      const { act } = await signedIn();
      expect(await answerIn(await act('email', { new_email }))).toMatchObject({
        dashboard: { wrong: { typed: { new_email }, problems: { new_email: problem } } },
      });
    });
  });
});
