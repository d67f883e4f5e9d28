import type { TicketRequest } from '#contracts/tickets.ts';
import { headerOf, type RequestHeaders } from '../../http/headers.ts';
import { judgeFormToken, type TokenProblem } from './form-token.ts';
import { hasLink, isMadeOfLinks } from './link-density.ts';

type SpamReason = TokenProblem | 'honeypot' | 'no token' | 'links';

interface Evidence {
  readonly sent: Pick<TicketRequest, 'nombre_cliente' | 'descripcion' | 'token' | 'sitio_web'>;
  readonly headers: RequestHeaders;
  readonly secret: string;
  readonly now: number;
}

/** Why a ticket looks like spam. None of them is a proof, so it is held back for the team and never refused. */
export function spamReasons({ sent, headers, secret, now }: Evidence): SpamReason[] {
  const aboutToken = sent.token ? judgeFormToken(secret, sent.token, now) : missingToken(headers);
  return [
    // People do not see this field.
    ...(sent.sitio_web ? (['honeypot'] as const) : []),
    ...(aboutToken ? [aboutToken] : []),
    ...(hasLink(sent.nombre_cliente) || isMadeOfLinks(sent.descripcion) ? (['links'] as const) : []),
  ];
}

/** Other systems have none, and browsers cannot help saying that they are one. */
function missingToken(headers: RequestHeaders): SpamReason | undefined {
  const isBrowser = ['origin', 'sec-fetch-site'].some((name) => headerOf(headers, name) !== undefined);
  return isBrowser ? 'no token' : undefined;
}
