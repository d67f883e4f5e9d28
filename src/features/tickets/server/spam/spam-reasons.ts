import type { RequestHeaders } from '#platform/server/http/headers.ts';
import { isFromBrowser } from '#platform/server/http/is-from-browser.ts';
import type { TicketRequest } from '../../contract.ts';
import { checkFormToken, type TokenProblem } from './form-token.ts';
import { hasProof } from './has-proof.ts';
import { hasCertainLink, hasLink, isMadeOfLinks } from './link-density.ts';

type SpamReason = TokenProblem | 'honeypot' | 'no token' | 'no proof' | 'links';

interface Evidence {
  readonly sent: Pick<TicketRequest, 'nombre_cliente' | 'descripcion' | 'token' | 'proof' | 'sitio_web'>;
  readonly headers: RequestHeaders;
  readonly isFromOwnPage: boolean;
  /** A system of the company that has shown its key. It needs neither token nor proof, and may send links. */
  readonly hasApiKey: boolean;
  readonly secret: string;
  /** 0: none is asked for. */
  readonly proofBits: number;
  readonly now: number;
}

/** Why a ticket looks like spam. None of them is a proof, so it is held back for the team and never refused. */
export function spamReasons({ sent, hasApiKey, secret, proofBits, now, ...request }: Evidence): SpamReason[] {
  // People do not see this field.
  const filledIn: SpamReason[] = sent.sitio_web ? ['honeypot'] : [];
  if (hasApiKey) return filledIn;
  const aboutToken = sent.token ? checkFormToken(secret, sent.token, now) : missingToken(sent, request);
  return [
    ...filledIn,
    ...(aboutToken ? [aboutToken] : []),
    ...(hasProof(sent.token, sent.proof, proofBits) ? [] : (['no proof'] as const)),
    ...(hasCertainLink(sent.nombre_cliente) || isMadeOfLinks(sent.descripcion) ? (['links'] as const) : []),
  ];
}

/**
 * Neither systems without a key have one, nor the site's own pages without JavaScript: those are believed as long as
 * what was written links to nothing. Another site that makes a visitor's browser send a form is not.
 */
function missingToken(
  { nombre_cliente, descripcion }: Evidence['sent'],
  { headers, isFromOwnPage }: Pick<Evidence, 'headers' | 'isFromOwnPage'>,
): SpamReason | undefined {
  const isFromOtherSite = isFromBrowser(headers) && !isFromOwnPage;
  return isFromOtherSite || hasLink(descripcion) || hasLink(nombre_cliente) ? 'no token' : undefined;
}
