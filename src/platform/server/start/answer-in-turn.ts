import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../security/limits.ts';

/** The requests of a connection that are not answered yet. The first one is being answered. */
type OpenRequests = { readonly request: IncomingMessage; readonly response: ServerResponse }[];

/**
 * Answers the requests of a connection one after another, each when the client has taken the answer before it, and lets
 * other connections have their turn in between. Node calls its listener immediately for every request of a packet: 2,500
 * fit into one, and all their answers would be in memory before one is read. A client that sends more than `most`
 * without waiting is disconnected.
 */
export function answerInTurn(listener: RequestListener, most: number = limits.requestsInAdvance): RequestListener {
  const connections = new WeakMap<Socket, OpenRequests>();

  function openRequestsOf(socket: Socket): OpenRequests {
    const known = connections.get(socket);
    if (known) return known;
    const open: OpenRequests = [];
    connections.set(socket, open);
    socket.once('end', () => endStream(socket, open));
    return open;
  }

  function answerFirst(open: OpenRequests): void {
    const [first] = open;
    // An answer may have closed the connection: a request behind it must be sent again, so it must not be done here.
    if (!first?.request.socket.writable) return;
    first.response.once('close', () => {
      open.shift();
      if (open.length > 0) setImmediate(answerFirst, open);
    });
    listener(first.request, first.response);
  }

  return (request, response) => {
    const { socket } = request;
    const open = openRequestsOf(socket);
    if (open.length >= most) return disconnect(socket);
    open.push({ request, response });
    if (open.length === 1) answerFirst(open);
  };
}

/**
 * A client that has sent everything may close its side and still read the answers, but one that closes it during a
 * stream without an end is gone.
 */
function endStream(socket: Socket, [first]: OpenRequests): void {
  if (first?.response.headersSent && !first.response.writableEnded) socket.destroy();
}

const parsingFailed = -1;

/**
 * Also ends the parser, which would go through the rest of the packet and take 30 ms of everybody's time. Node has no
 * public way to do that; if it names these parts differently one day, a flood costs that time.
 */
function disconnect(socket: Socket): void {
  socket.destroy();
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => parsingFailed);
}
