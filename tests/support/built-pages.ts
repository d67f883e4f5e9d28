import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileAddress, href } from '../../src/site/address.ts';
import { type Language, languageCodes } from '../../src/site/languages.ts';
import { type Route, routes } from '../../src/site/routes.ts';

export const client = 'dist/client';

export interface BuiltPage {
  readonly route: Route;
  readonly language: Language;
  /** The visitor's address: `/services/es?id=7`. */
  readonly address: string;
  readonly html: string;
}

/** Every page of the build but the gallery, which visitors never see. */
export function builtPages(): BuiltPage[] {
  return routes
    .filter(({ development }) => !development)
    .flatMap((route) =>
      languageCodes.map((language) => ({
        route,
        language,
        address: href(route.path, language),
        html: readFileSync(join(client, fileAddress(route.path, language), 'index.html'), 'utf8'),
      })),
    );
}
