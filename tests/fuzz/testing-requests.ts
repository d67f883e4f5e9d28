import fc from 'fast-check';
import type { Known, Target } from '../../src/platform/server/testing-targets.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { type HostileRequest, nearlyRight } from './testing-bodies.ts';
import { hostileFile, hostileJson, hostileText, strangeName } from './testing-hostile-values.ts';

const languages = [...languageCodes, '', 'xx', '%00', '%E0%A4%A', '__proto__', '..%2f..'];
const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', 'a', ''];
const inHeader = hostileText.map((text) => text.replace(/[^ -~]/g, '').slice(0, 2_000));

const headers = fc.record(
  {
    accept: fc.constantFrom('text/html', 'application/json', '*/*', '', 'text/html;q=x'),
    'accept-language': fc.oneof(fc.constantFrom('es', 'fr-CA', 'xx'), inHeader),
    referer: inHeader,
    'x-event-checksum': inHeader,
    'x-request-id': inHeader,
    'if-none-match': inHeader,
  },
  { requiredKeys: [] },
);

/** Rarely without the session, because most routes need it. */
const cookies = fc.oneof(
  { arbitrary: fc.constant({}), weight: 12 },
  { arbitrary: inHeader.map((text) => ({ cookie: `userCountry=${text}; userLanguage=${text}` })), weight: 1 },
  { arbitrary: inHeader.map((text) => ({ cookie: `hormiga.session_token=${encodeURIComponent(text)}` })), weight: 1 },
);

export const queryNames =
  'items add currency made order key meeting move zone time from day view ticket q page state payment quote'
    .concat(' done back fault reference lang frame redirect-url public-key id question pregunta code error action')
    .split(' ');

export const hostileQuery = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...queryNames), strangeName), hostileText), { maxLength: 4 })
  .map((pairs) => new URLSearchParams(pairs).toString().slice(0, 6_000));

/** A value for a path parameter. */
const inPath = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')).slice(0, 2_000)),
  fc.constantFrom('%00', '%E0%A4%A', '%ff', '%2e%2e', '..;', '1', 'x.pdf', 'Q-7KQ2-94MX-3HTW.pdf', 'x%00.pdf', 'x.ics'),
);

/** The address of a route with a value for each parameter. */
export function pathOf(route: string): fc.Arbitrary<string> {
  const parts = route.split('/').map((part) => {
    if (part.startsWith(':language') || part === '*') return fc.constantFrom(...languages);
    if (!part.startsWith(':')) return fc.constant(part);
    return part.includes('.pdf') ? inPath.map((text) => `${text}.pdf`) : inPath;
  });
  return fc.tuple(...parts).map((all) => all.join('/'));
}

/** Requests to an address: most of them nearly valid, some completely different. */
export function requestTo(route: string, target: Target, count: number): fc.Arbitrary<HostileRequest> {
  const value = target.kind === 'json' ? hostileJson : fc.oneof({ arbitrary: hostileText, weight: 8 }, hostileFile);
  // An existing field by its index, or an unknown one.
  const at = fc.oneof({ arbitrary: fc.nat(30), weight: 6 }, strangeName);
  const change = fc.record({ at, value, how: fc.constantFrom('replace', 'replace', 'append', 'inside') });
  const spoiling = fc.array(change, { maxLength: 3 });
  const nearly = fc.record({ which: fc.nat(count - 1), spoiling, twice: fc.boolean() });
  const other = target.kind === 'json' ? 'form' : 'json';
  // Parsing multipart forms takes most of the time, so most forms are urlencoded.
  const usual = target.kind === 'json' ? (['json', 'json'] as const) : (['form', 'urlencoded'] as const);
  const sentAs = fc.constantFrom(...Array.from({ length: 10 }, () => usual).flat(), other, 'urlencoded' as const);
  const raw = fc.oneof(hostileText, fc.constantFrom('{', '[', '"', '{"a":1}{', '--x\r\n', '=&=&', '%', 'a=%ff'));
  const bodies = fc.oneof(
    { arbitrary: fc.tuple(sentAs, nearly).map(([as, change]) => nearlyRight(target, as, change)), weight: 14 },
    { arbitrary: hostileJson.map((json) => whole(JSON.stringify(json), 'application/json', json)), weight: 1 },
    { arbitrary: fc.tuple(raw, fc.constantFrom(...types)).map(([text, type]) => whole(text, type, text)), weight: 1 },
  );
  const rightPath = fc.constant(route.replace(/:language\?|\*/, 'en'));
  const path = fc.oneof({ arbitrary: rightPath, weight: 12 }, pathOf(route));
  const rightQuery = fc.constant(target.query ?? (() => ''));
  const query = fc.oneof(
    { arbitrary: rightQuery, weight: 12 },
    hostileQuery.map((text) => () => text),
  );
  return fc
    .record({ path, queryOf: query, headers, cookie: cookies, made: bodies })
    .map(({ made, headers, cookie, ...rest }) => ({ ...rest, headers: { ...headers, ...cookie }, ...made }));
}

/** Replaced by a NUL, ending in one, or with one inside. */
const waysToSpoil = ['replace', 'append', 'inside'];

/**
 * Every field of every valid body with a NUL, because random values rarely hit all: in all ways, or in one of them,
 * which alternate.
 */
export function withNulls(
  route: string,
  target: Target,
  known: Known,
  ways: 'one way' | 'every way',
): readonly HostileRequest[] {
  const path = route.replace(/:language\?|\*/, 'en').replace(/:\w+/, 'x%00');
  const as = target.kind === 'json' ? 'json' : 'urlencoded';
  return target.bodies(known).flatMap((body, which) =>
    Object.keys(body).flatMap((at, n) =>
      waysToSpoil
        .filter((_, way) => ways === 'every way' || way === (n + which) % waysToSpoil.length)
        .map((how) => ({
          path,
          headers: {},
          queryOf: target.query ?? (() => ''),
          ...nearlyRight(target, as, { which, twice: false, spoiling: [{ at, how, value: '\u0000' }] }),
        })),
    ),
  );
}

function whole(body: string, type: string, summary: unknown): Pick<HostileRequest, 'bodyOf' | 'summary'> {
  return { bodyOf: () => ({ body, type }), summary: { type, summary } };
}
