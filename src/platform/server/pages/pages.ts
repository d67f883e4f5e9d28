import { isDrawnLive, readAddress } from '#site/address.ts';
import type { Config } from '../config/config.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';
import { memoizeText } from '../http/memoize-text.ts';
import { isSecure } from '../security/is-secure.ts';
import { comesByPlainHttp } from '../security/redirect-to-https.ts';
import type { Openings } from '../security/security-headers.ts';
import { fileRepresentations } from './file-representations.ts';
import type { Site } from './load-site.ts';
import { pageRepresentations } from './page-representations.ts';
import { type Answer, answerWith } from './representation.ts';

interface PageRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: RequestHeaders;
}

export interface Pages {
  /** Undefined: this is no built page or file, or not a request to read one. */
  answer(request: PageRequest): Answer | undefined;
}

const addressAt = memoizeText((path) => readAddress(path));

/** For development, where Vite answers the pages. */
export const noPages: Pages = { answer: () => undefined };

export function createPages(
  site: Site,
  config: Pick<Config, 'devPages' | 'trustProxy' | 'publicUrl'>,
  openings: Openings,
): Pages {
  const { devPages, trustProxy } = config;
  const findPage = pageRepresentations(site.pages, openings);
  const findFile = fileRepresentations(site.files);

  return {
    answer({ method, url, headers }) {
      // Whoever came by plain http is sent on by the app.
      if (!isReading(method) || comesByPlainHttp(headers, config)) return undefined;
      const cut = url.indexOf('?');
      const path = cut === -1 ? url : url.slice(0, cut);
      const address = cut === -1 ? addressAt(path) : readAddress(path, new URLSearchParams(url.slice(cut)));
      if (address && isDrawnLive(address, cut !== -1)) return undefined;
      const secure = isSecure(headers, trustProxy);
      const isOpen = address && (devPages || !address.route.development);
      const found = isOpen ? findPage(address, headers, secure) : findFile(path, headers, secure);
      return found && answerWith(found, method, headerOf(headers, 'if-none-match'));
    },
  };
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
