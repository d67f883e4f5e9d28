import { z } from 'zod';
import type { ClaimedSandboxEvent } from '../store/claim-event.ts';

/** Milliseconds that the shop has for an answer. */
const patience = 10_000;

const signed = z.object({ signature: z.object({ checksum: z.string() }) });

/** Undefined: the shop has it. Otherwise why not. */
export async function deliverEvent(
  { body }: Pick<ClaimedSandboxEvent, 'body'>,
  { eventsUrl, fetch }: { readonly eventsUrl: string; readonly fetch: typeof globalThis.fetch },
): Promise<string | undefined> {
  try {
    const { checksum } = signed.parse(body).signature;
    const response = await fetch(eventsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-event-checksum': checksum },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return response.status === 200 ? undefined : `it answered with ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'it cannot be reached';
  }
}
