import { z } from 'zod';

/** Where the canary requests the state of its ticket. For all other callers this path does not exist. */
export const canaryPath = '/canary';

/** The state of the canary's ticket. */
export const canaryState = z.object({
  /** Why it was taken for spam. */
  spam: z.array(z.string()),
  mails: z.array(z.object({ state: z.string(), lastError: z.string().nullable() })),
});

export type CanaryState = z.infer<typeof canaryState>;

/** Requests a path of the site: over the network, or in a test without it. */
export type Visit = (path: string, init?: RequestInit) => Promise<Response>;

/** Why a step failed, in words for the person who reads the alert. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}

/** Milliseconds: longer than a visitor would wait for any response. */
const responseTimeout = 15_000;

/** Sends the headers of a browser on the site: without them a form is taken for spam. */
export function visitAt(origin: string): Visit {
  return async (path, init = {}) => {
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'user-agent': 'hormiga-canary', ...init.headers };
    try {
      return await fetch(`${origin}${path}`, {
        ...init,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(responseTimeout),
      });
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new StepFailure(isLate ? `no answer within ${responseTimeout / 1000} s` : 'the site cannot be reached');
    }
  };
}

/** The response, if it is successful. */
export async function answerOf(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (response.ok) return response;
  await response.body?.cancel();
  throw new StepFailure(`it was answered with ${response.status}`);
}
