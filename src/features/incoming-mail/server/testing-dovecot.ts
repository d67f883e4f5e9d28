import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort } from '#platform/database/testing-free-port.ts';

/** Debian installs it where only root's PATH looks. */
const program = ['dovecot', '/usr/sbin/dovecot'].find((name) => !spawnSync(name, ['--version']).error);

export const hasDovecot = program !== undefined;

const user = 'support@hormiga.example';
const password = 'password';

/** A real IMAP server on this machine, with an empty mailbox. */
export async function startDovecot() {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-dovecot-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  // As root, the mailbox belongs to another user: the server refuses to serve root.
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? [65534, 65534] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const own = isRoot ? 'nobody' : String(spawnSync('id', ['-un']).stdout).trim();
  for (const name of ['run', 'mail']) mkdirSync(join(folder, name), { mode: 0o777 });
  chmodSync(join(folder, 'mail'), 0o777);
  writeFileSync(join(folder, 'users'), `${user}:{PLAIN}${password}:${uid}:${gid}::${folder}/mail::\n`);
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${own}
default_login_user = ${own}
default_internal_group = ${isRoot ? 'nogroup' : String(spawnSync('id', ['-gn']).stdout).trim()}
first_valid_uid = 1
last_valid_gid = 0
first_valid_gid = 1
mail_location = maildir:${folder}/mail
passdb {
  driver = passwd-file
  args = username_format=%u ${folder}/users
}
userdb {
  driver = passwd-file
  args = username_format=%u ${folder}/users
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
`,
  );
  let server: ReturnType<typeof spawn> | undefined;

  const connect = async () => {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass: password },
      logger: false,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const start = async () => {
    server = spawn(program ?? '', ['-F', '-c', config], { stdio: 'ignore' });
    for (let tries = 100; ; tries--) {
      const client = await connect().catch(() => undefined);
      if (client) return client.close();
      if (tries === 0 || server.exitCode !== null) throw new Error(`Dovecot does not answer: see ${folder}/log`);
      await sleep(50);
    }
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };

  await start();
  return {
    url: `imap://${encodeURIComponent(user)}:${password}@127.0.0.1:${port}/INBOX`,
    start,
    stop,
    /** Puts a message into a folder. */
    async deliver(raw: Buffer, name = 'INBOX'): Promise<void> {
      const client = await connect();
      await client.append(name, raw);
      await client.logout();
    },
    /** Makes a message that contains this text one that the server lists and fails to read. Returns how to undo that. */
    damage(text: string): () => void {
      const files = ['cur', 'new'].flatMap((name) => {
        const inside = join(folder, 'mail', name);
        return readdirSync(inside).map((file) => join(inside, file));
      });
      const damaged = files.find((file) => readFileSync(file, 'latin1').includes(text));
      if (!damaged) throw new Error('There is no such message');
      const { mode } = statSync(damaged);
      chmodSync(damaged, 0);
      return () => chmodSync(damaged, mode);
    },
    /** The flags of all messages. */
    async flags(): Promise<string[][]> {
      const client = await connect();
      await client.mailboxOpen('INBOX', { readOnly: true });
      const found: string[][] = [];
      for await (const { flags } of client.fetch('1:*', { flags: true })) found.push([...(flags ?? [])]);
      await client.logout();
      return found;
    },
    async close(): Promise<void> {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
