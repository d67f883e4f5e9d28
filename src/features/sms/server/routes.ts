import { z } from 'zod';
import { boundedText, cutText } from '#platform/contracts/bounded-input.ts';
import { cutTo, mostTyped } from '#platform/contracts/input-bounds.ts';
import { type App, headersOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { answerLive, type LivePages, onPage } from '#platform/server/live/live-pages.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { actOn, messageActions, smsLimits, withPlainLineEnds } from '../message.ts';

const path = '/products/sms';

/** Browsers limit the field's length; longer text from other clients is truncated. */
const message = cutText(mostTyped(smsLimits.typed)).transform((typed) =>
  cutTo(smsLimits.typed, withPlainLineEnds(typed)),
);

const form = z.object({
  text: message.catch(''),
  recipients: boundedText(40).catch(String(smsLimits.recipients)),
  before: message.optional().catch(undefined),
  action: z.enum(messageActions).catch('count'),
});

/**
 * The calculator without JavaScript: its form is sent to its page, which shows the result. By POST, so that neither an
 * address nor a log contains the message. Nothing is stored.
 */
export function mountSmsCalculator(app: App, config: Config, live: LivePages): void {
  onPage(app, 'post', path, async (c, language) => {
    if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
    const { action, ...typed } = form.parse(await readBody(c, ['form']));
    return answerLive(c, live, { path, asked: actOn(typed, action) }, { language });
  });
}
