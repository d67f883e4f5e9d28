import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** What the database's own file system may give: read, write and enter for the owner, and nothing for others. */
const ownerOnly = 0o700;

/**
 * The folder of an embedded database, whose files are for the user of this process alone. PGlite sets the mode of
 * each file that it creates, to 0666 while it makes a new database, so that a umask changes nothing.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const keepPrivate: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      const { chmod, mkdir } = FS;
      Object.assign(FS, {
        chmod: (path: string, mode: number, dontFollow?: boolean) => chmod.call(FS, path, mode & ownerOnly, dontFollow),
        mkdir: (path: string, mode?: number) => mkdir.call(FS, path, (mode ?? 0o777) & ownerOnly),
      });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), keepPrivate] } };
  }
}
