import { useCallback, useState } from 'react';

interface Loaded<Module extends object> {
  /** Undefined until it is loaded. */
  readonly loaded: Module | undefined;
  readonly failed: boolean;
  /** May be called again, also after a failure. */
  readonly load: () => void;
}

/** Code that a component loads when it may soon be needed. `ask` must not change: `const ask = () => import('./large.ts')`. */
export function useLoaded<Module extends object>(ask: () => Promise<Module>): Loaded<Module> {
  const [loaded, setLoaded] = useState<Module>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    ask().then(
      (module) => setLoaded(module),
      () => setFailed(true),
    );
  }, [ask]);
  return { loaded, failed, load };
}
