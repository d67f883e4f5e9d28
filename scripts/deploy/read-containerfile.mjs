// @ts-check

/**
 * The content of a Containerfile, as far as ours needs it: how the stage `packages` installs, and what the last stage
 * is made of.
 * @typedef {object} Image
 * @property {{ files: string[], args: string[] }} packages
 * @property {{ from: string, source: string, target: string }[]} copies
 * @property {Record<string, string>} env
 * @property {string[]} health
 * @property {string[]} command
 */

/** Lines that affect neither which files there are nor how they are started. */
const aside = /^(WORKDIR|RUN|USER|VOLUME|EXPOSE|STOPSIGNAL) /;

/** @type {readonly [RegExp, (image: Image, parts: string[]) => void][]} */
const readers = [
  [
    /^COPY --from=(\S+) \/site\/(\S+) (\S+)$/,
    ({ copies }, [from = '', source = '', target = '']) => copies.push({ from, source, target }),
  ],
  [/^ENV (\w+)=(\S+)$/, ({ env }, [name = '', value = '']) => Object.assign(env, { [name]: value })],
  [/^HEALTHCHECK .*?CMD (\[.*\])$/, (image, [words = '']) => Object.assign(image, { health: JSON.parse(words) })],
  [/^CMD (\[.*\])$/, (image, [words = '']) => Object.assign(image, { command: JSON.parse(words) })],
];

/**
 * Throws at an unknown line, so that nothing is skipped silently.
 * @param {string} text
 * @returns {Image}
 */
export function readContainerfile(text) {
  const stages = text.split(/^FROM /m).slice(1);
  const packages = readPackages(stages.find((stage) => / AS packages\n/.test(stage)) ?? '');
  /** @type {Image} */
  const image = { packages, copies: [], env: {}, health: [], command: [] };
  const [, ...lines] = stages.at(-1)?.split('\n') ?? [];
  for (const line of lines.filter((line) => line.trim() !== '' && !line.startsWith('#') && !aside.test(line))) {
    const [pattern, read] = readers.find(([known]) => known.test(line)) ?? [];
    if (!pattern || !read) throw new Error(`Unknown line in the Containerfile: ${line}`);
    read(image, pattern.exec(line)?.slice(1) ?? []);
  }
  return image;
}

/** @param {string} stage */
function readPackages(stage) {
  const files = /^COPY (.+) \.\/$/m.exec(stage)?.[1]?.split(' ') ?? [];
  const args = /^RUN npm (.+)$/m.exec(stage)?.[1]?.split(' ') ?? [];
  return { files, args };
}
