import { basename, extname } from 'node:path';

export const htmlType = 'text/html; charset=utf-8';

const byName: Readonly<Record<string, string>> = {
  'speculation-rules.json': 'application/speculationrules+json',
};

const byExtension: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export function contentTypeOf(path: string): string {
  return byName[basename(path)] ?? byExtension[extname(path)] ?? 'application/octet-stream';
}
