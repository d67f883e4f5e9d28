/** Goes to an address of the site: over the network, or in a test without one. */
export type Visit = (path: string, init?: RequestInit) => Promise<Response>;

/** Why a step did not work, in words for whoever is called. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}

/** Milliseconds: longer than any answer takes that a visitor would wait for. */
const patience = 15_000;

/** As a browser that is on the site: without that, a form is not believed. */
export function visitAt(origin: string): Visit {
  return async (path, init = {}) => {
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'user-agent': 'hormiga-canary', ...init.headers };
    try {
      return await fetch(`${origin}${path}`, {
        ...init,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new StepFailure(isLate ? `no answer within ${patience / 1000} s` : 'the site cannot be reached');
    }
  };
}

/** The answer, if it is one of success. */
export async function answerOf(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  if (response.ok) return response;
  await response.body?.cancel();
  throw new StepFailure(`it was answered with ${response.status}`);
}
