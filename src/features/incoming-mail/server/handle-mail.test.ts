import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerAt } from '#app/testing-live.ts';
import { user } from '#features/accounts/server/tables.ts';
import { openedFiles } from '#features/tickets/live-answers.ts';
import { statusAddress } from '#features/tickets/server/status.ts';
import { setTicketState } from '#features/tickets/server/store/conversation.ts';
import { mailOfTicket } from '#features/tickets/server/store/mail-details.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { threadTopic } from '#platform/server/mail/reply-address.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { replyLimits } from './handle-mail.ts';
import { ParsingStopped } from './handled-mail.ts';
import { incomingMail } from './tables.ts';
import { incomingApp, mailOf, proven, staffEmail } from './testing-incoming.ts';

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50, 1)]);

describe.each(databaseKinds())('mail that comes in, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const { db } = database;
  const site = incomingApp(database);
  const { receive, openTicket, see, replyTo } = site;
  const folder = join(site.dataDir, 'attachments');
  let number = 0;
  const headers = (change: Readonly<Record<string, string | undefined>> = {}) => ({
    From: 'Ana <ana@example.com>',
    To: 'support@hormiga.example',
    Subject: 'Una pregunta',
    'Message-ID': `<${++number}@mail.example.com>`,
    ...change,
  });
  beforeEach(async () => {
    await db.delete(incomingMail);
    await db.delete(outboxMessage);
    await db.delete(ticket);
    await db.delete(rateLimitCount);
  });

  it('joins its ticket by the signed address, reopens it and notifies the team, once', async () => {
    const reference = await openTicket();
    await setTicketState(db, reference, 'closed');
    const raw = mailOf(
      headers({ To: replyTo(reference).toUpperCase() }),
      'Todavía no.\n\nEl lun, 3 nov 2026, Hormiga <contact@hormiga.example>\nescribió:\n> Listo\n',
    );
    expect(await receive(raw)).toMatchObject({
      outcome: 'reply',
      original: expect.any(String),
      quoted: expect.stringContaining('> Listo'),
    });
    await receive(raw);
    // The same message by another way has other headers.
    expect(await receive(Buffer.concat([Buffer.from('Received: by x\r\n'), raw]), 'post')).toMatchObject({
      outcome: 'duplicate',
    });
    const { ticket: seen, messages, mails } = await see(reference);
    expect(seen.state).toBe('new');
    expect(messages).toMatchObject([{ author: 'visitor', text: 'Todavía no.' }]);
    expect(mails).toMatchObject([
      {
        recipient: 'support@hormiga.example',
        replyTo: replyTo(reference, 'team'),
        subject: `Re: ${reference}: mensaje de Ana`,
        isPersonal: false,
        thread: { topic: threadTopic({ reference, side: 'team' }) },
      },
    ]);
  });

  it('mail of a colleague of the customer joins the ticket, with their own address', async () => {
    const reference = await openTicket();
    expect(await receive(mailOf(headers({ From: 'Luis <luis@example.com>', To: replyTo(reference) })))).toMatchObject({
      outcome: 'reply',
      sender: 'luis@example.com',
    });
  });

  it('mail to an address with a forged signature is a new ticket', async () => {
    const reference = await openTicket();
    const to = replyTo(reference).replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    expect(await receive(mailOf(headers({ To: to })))).toMatchObject({ outcome: 'ticket' });
    const other = replyTo(reference).replace('-c-', '-t-');
    expect(await receive(mailOf(headers({ To: other, From: staffEmail })))).toMatchObject({ outcome: 'ticket' });
    expect((await see(reference)).messages).toEqual([]);
  });

  const waysToMention = (reference: string) => {
    const topic = `<${threadTopic({ reference, side: 'customer' })}@hormiga.example>`;
    return [{ 'In-Reply-To': topic }, { References: `<x@y> ${topic} <z@y>` }, { Subject: `Re: caso ${reference}` }];
  };

  it('joins its ticket by Message-IDs or its subject if our mail server proves that it is the customer’s', async () => {
    const reference = await openTicket();
    for (const way of waysToMention(reference)) {
      expect(await receive(mailOf(headers({ ...way, ...proven }), `Sí ${number}`))).toMatchObject({ outcome: 'reply' });
      const foreign = headers({ ...way, ...proven, From: 'eve@example.com' });
      expect(await receive(mailOf(foreign, `No ${number}`))).toMatchObject({ outcome: 'ticket', mentions: null });
    }
    expect((await see(reference)).messages).toHaveLength(3);
  });

  it.each([
    ['without any result', {}],
    [
      'with the result of another server',
      { 'Authentication-Results': 'mx.evil.example; dkim=pass header.d=example.com' },
    ],
    ['with spf=fail', { 'Authentication-Results': 'mx.hormiga.example; spf=fail smtp.mailfrom=ana@example.com' }],
    ['with dkim=fail', { 'Authentication-Results': 'mx.hormiga.example; dkim=fail header.d=example.com' }],
    ['signed by another domain', { 'Authentication-Results': 'mx.hormiga.example; dkim=pass header.d=evil.example' }],
    ['with two From headers', { ...proven, 'From ': 'eve@evil.example' }],
    ['by a list', { ...proven, 'List-Id': '<list.example.com>' }],
  ])('mail that names a ticket and its customer, %s, is a message of its own that is held back', async (_, change) => {
    const reference = await openTicket();
    for (const way of waysToMention(reference)) {
      const raw = mailOf(headers({ ...way, ...change }), `Falso ${number}`);
      const written = Buffer.from(raw.toString('latin1').replace('From :', 'From:'), 'latin1');
      expect(await receive(written)).toMatchObject({ outcome: 'ticket', mentions: reference });
    }
    expect(await see(reference)).toMatchObject({ messages: [], mails: [] });
    expect(await db.$count(ticket, eq(ticket.state, 'quarantined'))).toBe(3);
    // Neither the customer nor anybody else hears of it.
    expect(await db.$count(outboxMessage)).toBe(0);
    const { events } = await mailOfTicket(db, (await see(reference)).ticket);
    expect(events.map(({ kind }) => kind)).toEqual(['unproven', 'unproven', 'unproven']);
  });

  it('mail by a stranger becomes a ticket in their language, and the answer stays in the thread', async () => {
    const row = await receive(
      mailOf(
        headers({ From: '=?utf-8?Q?Zo=C3=AB_=F0=9F=90=9C?= <zoe@example.com>', Subject: 'Bonjour' }),
        'Je voudrais un devis pour nous, merci.',
      ),
    );
    const [saved] = await db
      .select()
      .from(ticket)
      .where(eq(ticket.id, row?.ticketId ?? ''));
    expect(saved).toMatchObject({ name: 'Zoë 🐜', email: 'zoe@example.com', language: 'fr', apiClient: 'e-mail' });
    expect(saved?.message).toBe('Bonjour\n\nJe voudrais un devis pour nous, merci.');
    const { mails } = await see(saved?.reference ?? '');
    const confirmation = mails.find(({ recipient }) => recipient === 'zoe@example.com');
    expect(confirmation?.thread).toMatchObject({ starts: true, follows: [row?.mailId] });
    expect(confirmation?.text).not.toContain('devis');
    await receive(
      mailOf(headers({ From: 'Zoe <zoe@example.com>', 'In-Reply-To': row?.mailId ?? '', ...proven }), 'Et voilà.'),
    );
    expect((await see(saved?.reference ?? '')).messages).toHaveLength(1);
  });

  it('mail by strangers is held back if it is made of links, and counted by sender', async () => {
    const links = await receive(
      mailOf(headers({ From: 'spam@example.com' }), 'https://a.example/x https://b.example/y'),
    );
    expect(links).toMatchObject({ outcome: 'ticket' });
    expect(await db.select().from(outboxMessage)).toEqual([]);
    const problems = [];
    for (let n = 0; n < 6; n++) problems.push((await receive(mailOf(headers(), `Número ${n}`)))?.problem);
    expect(problems).toEqual([null, null, null, null, null, 'tooMany']);
    const [failed] = await db.select().from(incomingMail).where(eq(incomingMail.state, 'failed'));
    expect(readFileSync(join(folder, failed?.original ?? ''), 'utf8')).toContain('Número 5');
  });

  it('does not let two programs write to each other for ever', async () => {
    const reference = await openTicket();
    const write = (n: number) => receive(mailOf(headers({ To: replyTo(reference) }), `Gracias ${n}`));
    const outcomes = [];
    for (let n = 0; n <= replyLimits[0].most; n++) outcomes.push((await write(n))?.problem ?? null);
    expect(outcomes.slice(-2)).toEqual([null, 'tooMany']);
    // Nothing but notifications to the team left.
    expect(new Set((await see(reference)).mails.map(({ recipient }) => recipient))).toEqual(
      new Set(['support@hormiga.example']),
    );
  });

  it('mail of programs gets no confirmation', async () => {
    const automatic = [
      { 'Auto-Submitted': 'auto-generated' },
      { Precedence: 'bulk' },
      { 'List-Id': '<news.example.com>' },
      { 'Return-Path': '<>' },
    ];
    for (const header of automatic) {
      const from = `program${++number}@example.com`;
      expect(await receive(mailOf(headers({ From: from, ...header })))).toMatchObject({ outcome: 'ticket' });
    }
    expect(await db.select().from(outboxMessage)).toEqual([]);
  });

  it('mail of the site itself is left alone', async () => {
    const own = headers({ From: 'Hormiga <contact@hormiga.example>', 'Auto-Submitted': 'auto-generated' });
    expect(await receive(mailOf(own))).toMatchObject({ outcome: 'own' });
    const [sent] = await db
      .insert(outboxMessage)
      .values({ key: 'x', recipient: 'x@example.com', subject: '', text: '' })
      .returning();
    const answer = headers({
      From: 'Hormiga <contact@hormiga.example>',
      'Message-ID': `<${sent?.id}@hormiga.example>`,
    });
    expect(await receive(mailOf(answer))).toMatchObject({ outcome: 'own' });
    expect(await db.select().from(ticket)).toEqual([]);
  });

  it('mail by a team member to the address of the notification is sent on as the answer, without what it quotes', async () => {
    const reference = await openTicket();
    await receive(mailOf(headers({ To: replyTo(reference), 'Message-ID': '<first@mail.example.com>' })));
    const raw = mailOf(
      headers({ From: `Eva <${staffEmail}>`, To: replyTo(reference, 'team') }),
      'Ya quedó.\n\n-----Mensaje original-----\nDe: Hormiga\nsecreto interno\n',
    );
    expect(await receive(raw)).toMatchObject({ outcome: 'answer' });
    await receive(raw);
    expect(await receive(Buffer.concat([Buffer.from('X: y\r\n'), raw]))).toMatchObject({ outcome: 'duplicate' });
    const { ticket: seen, messages, mails } = await see(reference);
    expect(seen.state).toBe('answered');
    expect(messages.at(-1)).toMatchObject({ author: 'team', staffEmail, text: 'Ya quedó.' });
    const [answer, ...others] = mails.filter(({ recipient }) => recipient === 'ana@example.com');
    expect(others).toEqual([]);
    expect(answer).toMatchObject({
      isPersonal: true,
      replyTo: replyTo(reference),
      subject: `Re: Su mensaje a Hormiga: ${reference}`,
      thread: { topic: threadTopic({ reference, side: 'customer' }), follows: ['<first@mail.example.com>'] },
    });
    expect(answer?.text).not.toContain('secreto');
  });

  it('mail that only claims to be by the team waits for a person', async () => {
    const reference = await openTicket();
    const claims = [
      { From: staffEmail, To: replyTo(reference) },
      { From: staffEmail, To: replyTo(reference, 'team'), 'Authentication-Results': 'mx; dmarc=fail' },
      { From: 'eve@example.com', To: replyTo(reference, 'team') },
      { From: staffEmail, Subject: reference },
    ];
    const problems = [];
    for (const claim of claims) problems.push((await receive(mailOf(headers(claim), `${number}`)))?.problem);
    expect(problems).toEqual(['unproven', 'unproven', 'notTeam', 'unproven']);
    expect(await see(reference)).toMatchObject({ messages: [], mails: [] });
  });

  it('mail in the folder of sent mail is recorded if it went to the customer, and otherwise forgotten', async () => {
    const reference = await openTicket();
    await receive(mailOf(headers({ To: replyTo(reference), 'Message-ID': '<asked@mail.example.com>' })));
    const sent = headers({
      From: 'support@hormiga.example',
      To: 'Ana <ana@example.com>',
      'In-Reply-To': '<asked@mail.example.com>',
    });
    expect(await receive(mailOf(sent, 'Con gusto.'), 'sent')).toMatchObject({ outcome: 'copy' });
    const before = await db.$count(incomingMail);
    await receive(mailOf(headers({ From: 'support@hormiga.example', To: 'bank@example.com' })), 'sent');
    await receive(mailOf({ ...sent, 'Message-ID': '<other@x>', To: 'other@example.com' }), 'sent');
    expect(await db.$count(incomingMail)).toBe(before);
    const { ticket: seen, messages, mails } = await see(reference);
    expect(seen.state).toBe('answered');
    expect(messages.at(-1)).toMatchObject({
      author: 'team',
      text: 'Con gusto.',
      staffEmail: 'support@hormiga.example',
    });
    expect(mails.filter(({ recipient }) => recipient === 'ana@example.com')).toEqual([]);
  });

  it('mail that says a mail of ours could not be delivered shows in the ticket, which waits again', async () => {
    const reference = await openTicket();
    await setTicketState(db, reference, 'answered');
    const report = (action: string) =>
      mailOf(
        headers({
          From: 'MAILER-DAEMON@mx.example.com',
          'Return-Path': '<>',
          Subject: 'Undelivered Mail Returned to Sender',
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
        }),
        `--b\n\nIt could not be delivered.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; ana@example.com\nAction: ${action}\nStatus: 5.1.1\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: <${threadTopic({ reference, side: 'customer' })}@hormiga.example>\nSubject: x\n\nx\n--b--\n`,
      );
    expect(await receive(report('delayed'))).toMatchObject({ outcome: 'bounce' });
    expect((await see(reference)).ticket.state).toBe('answered');
    expect(await receive(report('failed'))).toMatchObject({
      outcome: 'bounce',
      sender: 'ana@example.com',
      ticketId: expect.any(String),
    });
    expect(await see(reference)).toMatchObject({ ticket: { state: 'new' }, messages: [], mails: [] });
  });

  it('mail of somebody who is out of office is noted, and changes nothing', async () => {
    const reference = await openTicket();
    await setTicketState(db, reference, 'answered');
    const away = [
      { 'Auto-Submitted': 'auto-replied' },
      { 'X-Auto-Response-Suppress': 'All', 'In-Reply-To': '<x@y>' },
      { Subject: 'Respuesta automática: Hola' },
    ];
    for (const header of away) {
      expect(await receive(mailOf(headers({ To: replyTo(reference), ...header })))).toMatchObject({
        outcome: 'autoReply',
        text: 'Hola, ¿cómo van?',
      });
    }
    expect(await receive(mailOf(headers({ Subject: 'Out of office' })))).toMatchObject({
      outcome: 'autoReply',
      ticketId: null,
    });
    expect(await see(reference)).toMatchObject({ ticket: { state: 'answered' }, messages: [], mails: [] });
  });

  const part = (name: string, content: Buffer, type = 'application/octet-stream') =>
    `--b\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content.toString('base64')}\n`;
  const withFiles = (change: Readonly<Record<string, string>>, ...bodies: readonly string[]) =>
    mailOf(headers({ ...change, 'Content-Type': 'multipart/mixed; boundary=b' }), `${bodies.join('')}--b--\n`);

  it('every file of a mail is stored, except the pictures of a signature', async () => {
    const reference = await openTicket();
    const logo = `--b\nContent-Type: image/png; name=logo.png\nContent-Disposition: inline\nContent-ID: <logo>\nContent-Transfer-Encoding: base64\n\n${png.toString('base64')}\n`;
    const large = Buffer.alloc(9_000_000, '%PDF-1.7 ');
    const invitation =
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Visita\nDTSTART:20261123T140000Z\nEND:VEVENT\nEND:VCALENDAR\n';
    const raw = withFiles(
      { To: replyTo(reference) },
      logo,
      part('../map.png', png),
      part('plan.docx', Buffer.from('PK')),
      part('visita.ics', Buffer.from(invitation), 'text/calendar'),
      part('large.pdf', large, 'application/pdf'),
      part('setup.exe', Buffer.from('MZ')),
    );
    expect(await receive(raw)).toMatchObject({ outcome: 'reply', refusedFiles: [], isCut: false });
    const { attachments, messages, mails } = await see(reference);
    expect(messages).toMatchObject([
      { text: expect.stringMatching(/^Invitación: Visita\nCuándo: lunes, 23 de noviembre/) },
    ]);
    expect(attachments.map(({ name }) => name).sort()).toEqual(
      ['../map.png', 'large.pdf', 'plan.docx', 'setup.exe', 'visita.ics'].sort(),
    );
    const stored = attachments.find(({ name }) => name === 'large.pdf');
    expect(readFileSync(join(folder, stored?.id ?? '')).equals(large)).toBe(true);
    // Nothing is missing, so nobody is told so.
    expect(mails.map(({ recipient }) => recipient)).toEqual(['support@hormiga.example']);
  });

  it('mail that was too large to be fetched joins its ticket, and says what is missing, to the team and to its sender', async () => {
    const reference = await openTicket();
    const whole = withFiles(
      { To: replyTo(reference) },
      '--b\nContent-Type: text/plain\n\nAquí van los planos.\n',
      part('uno.pdf', Buffer.alloc(200_000, 1)),
      part('planos.zip', Buffer.alloc(900_000, 2)),
    );
    const row = await receive(whole.subarray(0, 700_000), 'imap', 40_000_000);
    expect(row).toMatchObject({ outcome: 'reply', isWhole: false, isCut: true, refusedFiles: ['planos.zip'] });
    const { ticket: seen, attachments, messages, mails } = await see(reference);
    expect(messages).toMatchObject([{ text: 'Aquí van los planos.' }]);
    expect(attachments.map(({ name }) => name)).toEqual(['uno.pdf']);
    const { messages: details } = await mailOfTicket(db, seen);
    expect(details.get(messages[0]?.id ?? '')).toMatchObject({
      refusedFiles: ['planos.zip'],
      original: { id: row?.id, isWhole: false, folder: 'INBOX', bytes: 40_000_000 },
    });
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['support@hormiga.example', `Re: ${reference}: mensaje de Ana`],
      ['ana@example.com', `Re: Su mensaje a Hormiga: ${reference}`],
    ]);
    expect(mails[0]?.text).toContain('Falta una parte del mensaje');
    expect(mails[1]?.text).toContain('demasiado grande');
    // Whoever gets it need not be who wrote it.
    expect(mails[1]?.text).not.toMatch(/planos|Ana|key=/);
  });

  it('mail by the team that is too large to be sent on waits, so that no customer gets half an answer', async () => {
    const reference = await openTicket();
    const whole = withFiles(
      { From: staffEmail, To: replyTo(reference, 'team') },
      '--b\nContent-Type: text/plain\n\nAquí está.\n',
      part('planos.zip', Buffer.alloc(900_000, 2)),
    );
    expect(await receive(whole.subarray(0, 700_000), 'imap', 40_000_000)).toMatchObject({ problem: 'tooLarge' });
    expect(await see(reference)).toMatchObject({ messages: [], mails: [] });
  });

  it.each([{ 'X-Spam-Flag': 'YES' }, { 'X-Spam-Status': 'Yes, score=12.1 required=5.0' }, { 'X-Spam': 'Yes' }])(
    'mail that a filter has marked as spam with %o is held back without a confirmation',
    async (marked) => {
      expect(await receive(mailOf(headers({ ...marked })))).toMatchObject({ outcome: 'ticket' });
      const [saved] = await db.select().from(ticket);
      expect(saved).toMatchObject({ state: 'quarantined', quarantineReasons: ['marked as spam'] });
      expect(await db.$count(outboxMessage)).toBe(0);
    },
  );

  it('mail that stops the process which reads it is set aside after two attempts, whole and with its subject', async () => {
    const stopping = incomingApp(database, { parse: () => Promise.reject(new ParsingStopped('overBudget')) });
    const raw = mailOf(headers({ Subject: 'Mañana' }));
    expect(await stopping.receive(raw)).toMatchObject({ state: 'waiting', attempts: 1 });
    await db.update(incomingMail).set({ nextAttemptAt: new Date() });
    await stopping.handle();
    const [row] = await db.select().from(incomingMail);
    expect(row).toMatchObject({
      state: 'failed',
      problem: 'unreadable',
      attempts: 2,
      subject: 'Mañana',
      sender: 'ana@example.com',
    });
    expect(readFileSync(join(stopping.dataDir, 'attachments', row?.original ?? '')).equals(raw)).toBe(true);
  });

  it('mail whose server is killed while it is handled is not read a third time', async () => {
    let attempts = 0;
    const killed = incomingApp(database, {
      parse: () => {
        attempts += 1;
        return Promise.reject(new Error('killed'));
      },
    });
    await killed.save(mailOf(headers()));
    for (let kills = 0; kills < 3; kills++) {
      await killed.handle();
      // What a server leaves that was killed: a claim that has expired.
      await db.update(incomingMail).set({ state: 'waiting', nextAttemptAt: new Date(), claimedUntil: new Date(1) });
    }
    expect(attempts).toBe(2);
    expect(await db.select().from(incomingMail)).toMatchObject([{ attempts: 3, sender: 'ana@example.com' }]);
  });

  it('sent mail with files shows them to the customer, who gets nothing twice, and hides what it quotes', async () => {
    const reference = await openTicket();
    const file = `--b\nContent-Type: image/png; name=map.png\nContent-Disposition: attachment; filename=map.png\nContent-Transfer-Encoding: base64\n\n${png.toString('base64')}\n`;
    const sent = mailOf(
      headers({
        From: 'support@hormiga.example',
        To: 'ana@example.com',
        Subject: `Re: ${reference}`,
        'Content-Type': 'multipart/mixed; boundary=b',
      }),
      `--b\nContent-Type: text/plain\n\nAquí está.\n\n-----Mensaje original-----\nDe: Eva\nsecreto interno\n${file}--b--\n`,
    );
    expect(await receive(sent, 'sent')).toMatchObject({ outcome: 'copy', quoted: expect.stringContaining('secreto') });
    await receive(Buffer.concat([Buffer.from('X: y\r\n'), sent]), 'sent');
    const { messages, attachments, mails } = await see(reference);
    expect(messages).toMatchObject([{ author: 'team', text: 'Aquí está.' }]);
    expect(attachments).toMatchObject([{ name: 'map.png', messageId: messages[0]?.id }]);
    expect(mails).toEqual([]);
    const link = statusAddress(site.secret, reference, 'es');
    const { status } = await answerAt(await site.app.request(link), '/support/status');
    const [, answer] = status.found?.entries ?? [];
    expect(answer).toMatchObject({ author: 'team', files: [{ name: 'map.png' }] });
    expect(JSON.stringify(answer)).not.toMatch(/secreto|support@/);
    const query = new URLSearchParams({ reference, key: status.found?.key ?? '' });
    const download = await site.app.request(`${openedFiles}/${answer?.files[0]?.id}?${query}`);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(png);
  });

  it('mail without a sender, or from nowhere, is kept for the team', async () => {
    expect(await receive(mailOf(headers({ From: undefined })))).toMatchObject({ state: 'failed', problem: 'noSender' });
    expect(await receive(Buffer.alloc(3))).toMatchObject({ state: 'failed', original: expect.any(String) });
  });

  it('never shows addresses or texts in the log', async () => {
    await db.insert(user).values({ name: 'Ana', email: 'ana@example.com', language: 'en' }).onConflictDoNothing();
    await receive(mailOf(headers()));
    expect(site.log.join()).toContain('an incoming mail was handled');
    expect(site.log.join()).not.toMatch(/example\.com|pregunta|cómo/);
  });
});
