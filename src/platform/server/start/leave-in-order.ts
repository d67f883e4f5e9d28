import type { RequestListener, ServerResponse } from 'node:http';

/** A balancer sends it with a request that it would ask another server for, if this one answered with `elsewhere`. */
export const retriesHeader = 'x-balancer-retries';

/** Never the answer of a page or a call, so that a fault of theirs takes no server out of the balance. */
const elsewhere = 502;

/**
 * Lets those who still come to a server that stops find another one. Connections end with their next answer, so that
 * none is closed while a request is on its way. A balancer that cannot ask `/readyz`, such as nginx, learns from a
 * refused request that it should send no more; only what can be asked twice is refused.
 */
export function leaveInOrder(listener: RequestListener, isStopping: () => boolean): RequestListener {
  return (request, response) => {
    if (isStopping()) {
      response.shouldKeepAlive = false;
      const { method, headers } = request;
      const canBeAskedTwice = method === 'GET' || method === 'HEAD';
      if (canBeAskedTwice && headers[retriesHeader] === String(elsewhere)) return refuse(response);
    }
    listener(request, response);
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(elsewhere, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
}
