import type { TicketRequest } from '#contracts/tickets.ts';
import type { RequestHeaders } from '../../http/headers.ts';
import { isFromBrowser } from '../../http/is-from-browser.ts';
import { judgeFormToken, type TokenProblem } from './form-token.ts';
import { hasProof } from './has-proof.ts';
import { hasLink, isMadeOfLinks } from './link-density.ts';

type SpamReason = TokenProblem | 'honeypot' | 'no token' | 'no proof' | 'links';

interface Evidence {
  readonly sent: Pick<TicketRequest, 'nombre_cliente' | 'descripcion' | 'token' | 'proof' | 'sitio_web'>;
  readonly headers: RequestHeaders;
  readonly isFromOwnPage: boolean;
  readonly secret: string;
  /** 0: none is asked for. */
  readonly proofBits: number;
  readonly now: number;
}

/** Why a ticket looks like spam. None of them is a proof, so it is held back for the team and never refused. */
export function spamReasons({ sent, secret, proofBits, now, ...request }: Evidence): SpamReason[] {
  const aboutToken = sent.token ? judgeFormToken(secret, sent.token, now) : missingToken(sent, request);
  return [
    // People do not see this field.
    ...(sent.sitio_web ? (['honeypot'] as const) : []),
    ...(aboutToken ? [aboutToken] : []),
    ...(hasProof(sent.token, sent.proof, proofBits) ? [] : (['no proof'] as const)),
    ...(hasLink(sent.nombre_cliente) || isMadeOfLinks(sent.descripcion) ? (['links'] as const) : []),
  ];
}

/**
 * Other systems have none, and neither have the site's own pages without JavaScript: those are believed as long as what
 * was written links to nothing.
 */
function missingToken(
  { descripcion }: Evidence['sent'],
  { headers, isFromOwnPage }: Pick<Evidence, 'headers' | 'isFromOwnPage'>,
): SpamReason | undefined {
  return isFromBrowser(headers) && (!isFromOwnPage || hasLink(descripcion)) ? 'no token' : undefined;
}
