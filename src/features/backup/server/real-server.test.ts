// @module-tag servers
// @module-tag system
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { bundleServer } from '#app/testing-bundle.ts';
import { realServers } from '#app/testing-real-server.ts';
import { createTicket, getTicketStatus } from '#features/tickets/contract.ts';
import { ticketForm } from '#features/tickets/server/testing-tickets.ts';
import { startProcess } from '#platform/database/testing-process.ts';

const { makeData, startSite } = realServers();

it('a backup of a running site restores to a running site', async () => {
  const { command } = await bundleServer();
  const run = async (env: Readonly<Record<string, string>>, ...args: string[]) => {
    const process = startProcess([command, ...args], env);
    expect([await process.ended(), process.errors()]).toEqual([0, expect.stringMatching(/^Database: .*\n$/)]);
  };
  const before = await makeData('embedded', 'before');
  const after = await makeData('embedded', 'after');
  const folder = join(before.dataDir, 'backup');

  const first = await startSite(before.env);
  const email = 'ana@example.com';
  const body = ticketForm({ email_cliente: email, attachments: [new File(['Hola'], 'a.txt')] });
  const sent = await fetch(first.url + createTicket.path, { method: 'POST', body });
  const { reference } = createTicket.response.parse(await sent.json()).DATA;
  // Relative to the current folder of the terminal.
  await run(before.env, 'backup', relative('.', folder));
  first.site.child.kill('SIGKILL');
  await run(after.env, 'restore', relative('.', folder));

  const second = await startSite(after.env);
  const form = new URLSearchParams({ reference, email });
  const found = await (await fetch(second.url + getTicketStatus.path, { method: 'POST', body: form })).json();
  expect(getTicketStatus.response.parse(found).DATA).toMatchObject({ reference, state: 'received' });
  expect(readdirSync(join(after.dataDir, 'attachments'))).toEqual(readdirSync(join(before.dataDir, 'attachments')));
}, 120_000);
