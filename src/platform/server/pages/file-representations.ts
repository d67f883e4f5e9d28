import { type Encoding, negotiateEncodings } from '../http/accept-encoding.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type BuiltFile, encodingFor } from './built-file.ts';
import { contentTypeOf } from './content-types.ts';
import { type Representation, represent } from './representation.ts';

/** Under this folder a file's name changes with its content. */
export const hashedAssets = '/assets/';

export type FindFile = (path: string, headers: RequestHeaders, secure: boolean) => Representation | undefined;

export function fileRepresentations(files: ReadonlyMap<string, BuiltFile>): FindFile {
  const prepared = new BoundedCache<Representation>(Number.POSITIVE_INFINITY);

  return (path, headers, secure) => {
    const file = files.get(path);
    if (!file) return undefined;
    const encoding = encodingFor(file, negotiateEncodings(headerOf(headers, 'accept-encoding') ?? ''));
    const key = `${path} ${encoding} ${secure}`;
    return prepared.get(key, () => make(path, file, encoding, secure));
  };
}

function make(path: string, { bodies }: BuiltFile, encoding: Encoding, secure: boolean) {
  return represent(
    200,
    bodies[encoding] ?? bodies.identity,
    {
      ...securityHeaders(secure),
      'Cache-Control': path.startsWith(hashedAssets) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      Vary: 'Accept-Encoding',
    },
    { 'Content-Type': contentTypeOf(path), ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) },
  );
}
