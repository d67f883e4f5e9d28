import type { Language } from '#site/languages.ts';
import type { FaultName, faults } from '../../contracts/faults.ts';
import type { LiveAnswer } from '../../page/live.ts';
import type { AppContext } from '../app-context.ts';
import { negotiateEncodings } from '../http/accept-encoding.ts';
import { chosenCountry } from '../http/chosen-country.ts';
import { hasSessionCookie } from '../http/session-cookie.ts';
import { makeBody } from '../pages/built-file.ts';
import { htmlType } from '../pages/content-types.ts';
import { withVariant } from '../pages/visitor-variant.ts';
import type { LivePages } from './live-pages.ts';

export type PageStatus = 200 | (typeof faults)[FaultName]['status'];

interface Options {
  readonly language: Language;
  readonly status?: PageStatus;
}

/** Answers a page that is for this visitor alone. */
export async function answerLive(
  c: AppContext,
  live: LivePages,
  answer: LiveAnswer,
  { language, status = 200 }: Options,
): Promise<Response> {
  const { cookie, 'accept-encoding': wanted = '' } = c.req.header();
  const [encoding = 'identity'] = negotiateEncodings(wanted);
  const identity = makeBody(Buffer.from(await live.draw(answer, language)));
  const country = chosenCountry(cookie);
  const signed = hasSessionCookie(cookie) ? 'in' : undefined;
  const { bytes } = withVariant({ bodies: { identity } }, { country, signed }, encoding);
  return c.body(new Uint8Array(bytes), status, {
    'Cache-Control': 'no-store',
    'Content-Language': language,
    'Content-Type': htmlType,
    'X-Robots-Tag': 'noindex',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}
