import type { RequestListener, ServerResponse } from 'node:http';

type Close = () => Promise<void> | void;

/** What has been opened, so that it can be closed in the opposite order, whatever happens. */
export class Lifecycle {
  readonly #closers: Close[] = [];
  #stopping: Promise<void> | undefined;

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  onStop(close: Close): void {
    this.#closers.unshift(close);
  }

  /** Closes everything, even if one part cannot be closed. Waits for `started`, which may still be opening. */
  stop(started: Promise<unknown>, report: (error: unknown) => void): Promise<void> {
    this.#stopping ??= this.#closeAll(started, report);
    return this.#stopping;
  }

  async #closeAll(started: Promise<unknown>, report: (error: unknown) => void): Promise<void> {
    await started.catch(() => undefined);
    for (const close of this.#closers) {
      try {
        await close();
      } catch (error) {
        report(error);
      }
    }
  }
}

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
