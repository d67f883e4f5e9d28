import { connect, type Socket } from 'node:net';

/** Writes raw bytes to a server, and reads what it answers. */
export interface RawClient {
  readonly socket: Socket;
  write(text: string | Buffer): void;
  /** Everything it sent until it closed the connection, or until it sent something that matches. */
  readResponse(until?: RegExp): Promise<string>;
}

export function rawClient(port: number): RawClient {
  const socket = connect({ port, host: '127.0.0.1' });
  let heard = '';
  let isClosed = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text;
    notify();
  });
  // A server that closes early resets what is still being written.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    notify();
  });
  return {
    socket,
    write: (text) => void socket.write(text),
    readResponse: (until) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isClosed && !until?.test(heard)) return;
          listeners.delete(look);
          resolve(heard);
        };
        listeners.add(look);
        look();
      }),
  };
}

/** Sends one request and reads the whole response. */
export async function say(port: number, text: string | Buffer): Promise<string> {
  const client = rawClient(port);
  client.write(text);
  const heard = await client.readResponse();
  client.socket.destroy();
  return heard;
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

export function headerIn(answer: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer)?.[1];
}
