import { callSite } from '#platform/browser/calls/call-site.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import type {
  addPasskey,
  enterWithPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  startAddingPasskey,
  startPasskey,
} from '../contract.ts';

/** The button that signs in with a passkey, or adds one, and then opens the page `go`. */
export default function enhancePasskey(host: HTMLElement): void {
  const { type, go = '/', failed = '', blocked = '' } = dataOf(host);
  const button = host.querySelector('button');
  const status = host.querySelector(withData('status'));
  const say = (text: string) => status?.replaceChildren(text);
  button?.addEventListener('click', async () => {
    if (!('PublicKeyCredential' in window)) return say(blocked);
    say('');
    button.disabled = true;
    // Rejects if the person cancels.
    const isDone = await (type === 'add' ? add() : enter()).catch(() => false);
    button.disabled = false;
    if (isDone) location.assign(go);
    else say(failed);
  });
}

async function enter(): Promise<boolean> {
  const started = await callSite<typeof startPasskey>('/api/passkey/start', undefined);
  if (started.CODE !== 1) return false;
  const publicKey = requestOptions(started.DATA.options);
  const made = await navigator.credentials.get({ publicKey });
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAssertionResponse))
    return false;
  const { clientDataJSON, authenticatorData, signature, userHandle } = made.response;
  const response = {
    clientDataJSON: encode(clientDataJSON),
    authenticatorData: encode(authenticatorData),
    signature: encode(signature),
    userHandle: encode(userHandle ?? new ArrayBuffer(0)),
  };
  const credential = { ...identify(made), response };
  return (await callSite<typeof enterWithPasskey>('/api/passkey/enter', { credential })).CODE === 1;
}

async function add(): Promise<boolean> {
  const started = await callSite<typeof startAddingPasskey>('/api/passkey/start-adding', undefined);
  if (started.CODE !== 1) return false;
  const publicKey = creationOptions(started.DATA.options);
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse))
    return false;
  const { clientDataJSON, attestationObject } = made.response;
  const response = {
    clientDataJSON: encode(clientDataJSON),
    attestationObject: encode(attestationObject),
    transports: made.response.getTransports?.() ?? [],
  };
  const credential = { ...identify(made), response };
  return (await callSite<typeof addPasskey>('/api/passkey/add', { credential })).CODE === 1;
}

const identify = ({ id, rawId }: PublicKeyCredential) =>
  ({ id, rawId: encode(rawId), type: 'public-key', clientExtensionResults: {} }) as const;

/** `PublicKeyCredential.parseRequestOptionsFromJSON`, which is younger than some browsers that have passkeys. */
export function requestOptions(options: PasskeyRequestOptions): PublicKeyCredentialRequestOptions {
  return { ...options, challenge: decode(options.challenge), allowCredentials: passkeysIn(options.allowCredentials) };
}

/** `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export function creationOptions(options: PasskeyCreationOptions): PublicKeyCredentialCreationOptions {
  return {
    ...options,
    challenge: decode(options.challenge),
    // `rp.id` is a name, and no bytes.
    user: { ...options.user, id: decode(options.user.id) },
    excludeCredentials: passkeysIn(options.excludeCredentials),
  };
}

const transports: readonly string[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] satisfies AuthenticatorTransport[];
const isTransport = (name: string): name is AuthenticatorTransport => transports.includes(name);

function passkeysIn(known: PasskeyRequestOptions['allowCredentials'] = []): PublicKeyCredentialDescriptor[] {
  return known.map(({ id, type, transports: ways = [] }) => ({
    id: decode(id),
    type,
    transports: ways.filter(isTransport),
  }));
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}

function encode(buffer: ArrayBuffer): string {
  const bytes = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
