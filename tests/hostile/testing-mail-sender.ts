import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startFaultyImap } from '../../src/features/incoming-mail/server/testing-imap.ts';

/** What the process is asked to do with the message in a file. */
type Order =
  | { readonly kind: 'post'; readonly path: string; readonly url: string; readonly key: string }
  | { readonly kind: 'offer'; readonly path: string };

/** The status of the response to a message that was posted, or the address of the mailbox that offers it. */
type Answer = { readonly status: number } | { readonly url: string };

/**
 * A mail provider in a process of its own, so that the work of sending a message is not counted as work of the server
 * that receives it.
 */
export function startMailSender() {
  const sender = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  const ended = once(sender, 'exit');
  let settle: (answer: Answer) => void = () => undefined;
  sender.on('message', (answer: Answer) => settle(answer));
  async function ask(order: Order): Promise<Answer> {
    const answered = new Promise<Answer>((resolve) => {
      settle = resolve;
    });
    sender.send(order);
    const answer = await Promise.race([answered, ended]);
    if (Array.isArray(answer)) throw new Error(`The mail sender ended with ${answer}`);
    return answer;
  }
  return {
    /** Delivers the message by call. */
    async post(path: string, url: string, key: string): Promise<number | undefined> {
      const answer = await ask({ kind: 'post', path, url, key });
      return 'status' in answer ? answer.status : undefined;
    },
    /** Offers the message as the only one of a mailbox, whose address it returns. */
    async offer(path: string): Promise<string | undefined> {
      const answer = await ask({ kind: 'offer', path });
      return 'url' in answer ? answer.url : undefined;
    },
    async close() {
      sender.kill();
      await ended;
    },
  };
}

async function post({ path, url, key }: Extract<Order, { kind: 'post' }>): Promise<Answer> {
  const body = readFileSync(path);
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'message/rfc822',
    'Content-Length': body.length,
  };
  const call = request(url, { method: 'POST', headers });
  call.end(body);
  const [response] = await once(call, 'response');
  response.resume();
  return { status: response.statusCode ?? 0 };
}

async function serve(): Promise<void> {
  let mailbox: Awaited<ReturnType<typeof startFaultyImap>> | undefined;
  process.on('message', async (order: Order) => {
    if (order.kind === 'post') return void process.send?.(await post(order));
    await mailbox?.close();
    mailbox = await startFaultyImap([readFileSync(order.path)]);
    process.send?.({ url: mailbox.url });
  });
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) await serve();
