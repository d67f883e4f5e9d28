import { isIP } from 'node:net';
import { z } from 'zod';
import { parseTrustProxy } from '../http/client-address.ts';

const truths = { truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] };

export const yesOrNo = z.stringbool({ ...truths, error: 'must be true or false' });

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly example: number;
  /** The unit, as in `minutes`. */
  readonly of?: string;
}

export function wholeNumber({ least, most, example, of }: Bounds) {
  const words = `must be a whole number ${of ? `of ${of} ` : ''}from ${least} to ${most}, for example ${example}`;
  const isOne = (text: string) => /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z.string().refine(isOne, words).transform(Number);
}

export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

export function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);
}

export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username;
}

export function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
}

export const trustProxy = z.string().transform((text, context) => {
  const trusted = parseTrustProxy(text);
  if (trusted === undefined) {
    context.addIssue('must be false, the number of proxies in front, or their networks, for example 10.0.0.0/8,::1');
    return z.NEVER;
  }
  return trusted;
});
