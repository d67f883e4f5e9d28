/** A name in two: `Quick service: An API connected`. French has a space before the colon. */
const parted = /^([^:]+?)(\s?:\s)(.+)$/;

interface NameParts {
  readonly before: string;
  readonly after: string;
}

/** Before and after the colon; before alone where there is none. Together they are the whole name again. */
export function partName(name: string): NameParts {
  const [, before = name, colon = '', after = ''] = parted.exec(name) ?? [];
  return { before: `${before}${colon}`, after };
}
