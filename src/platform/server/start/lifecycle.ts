import type { RequestListener, ServerResponse } from 'node:http';

type Close = () => Promise<void> | void;

/** What has been opened, so that it can be closed in reverse order, whatever happens. */
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

/**
 * A load balancer sends this header with a request that it would retry on another server, if this one answers
 * `badGateway`.
 */
export const retriesHeader = 'x-balancer-retries';

/** No page or call ever answers this status, so that their errors take no server out of the pool. */
const badGateway = 502;

/**
 * Lets clients of a stopping server find another one. Connections close with their next response, so that none is
 * closed while a request is on its way. A load balancer that cannot check `/readyz`, such as nginx, learns from a
 * refused request that it should send no more; only requests that can be repeated are refused. A server that another
 * process has replaced on the same port refuses nothing: the next connection leads to that one.
 */
export function refuseWhileStopping(
  listener: RequestListener,
  isStopping: () => boolean,
  isReplaced = () => false,
): RequestListener {
  return (request, response) => {
    if (isReplaced()) response.shouldKeepAlive = false;
    if (isStopping()) {
      response.shouldKeepAlive = false;
      const { method, headers } = request;
      const canBeAskedTwice = method === 'GET' || method === 'HEAD';
      if (canBeAskedTwice && headers[retriesHeader] === String(badGateway)) return refuse(response);
    }
    listener(request, response);
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(badGateway, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
}

/** npm passes on a Ctrl+C that the terminal has already sent, so a second signal counts only after this. */
const oneKeypress = 1_000;

/** The first signal shuts down gracefully; a second one, from a person who will not wait, immediately. */
export function onStopSignal(stop: (signal: 'SIGTERM' | 'SIGINT') => void): void {
  let first: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = performance.now();
        stop(signal);
      } else if (performance.now() - first > oneKeypress) process.exit(1);
    });
  }
}
