import { createHmac } from 'node:crypto';

/** What is hashed for one purpose says nothing about the other. */
type Purpose =
  | 'token'
  | 'limit'
  | 'message'
  | 'status'
  | 'code'
  | 'order'
  | 'meeting'
  | 'confirmation'
  | 'ticket'
  | 'address'
  | 'browser'
  | 'canary';

/** Nobody without the secret can make it, or find out what it was made of. */
export function keyedHash(secret: string, purpose: Purpose, value: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
}
