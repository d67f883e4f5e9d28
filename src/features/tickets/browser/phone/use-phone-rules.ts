import { useCallback, useEffect, useState } from 'react';

type PhoneRules = typeof import('./phone-rules.ts');

interface Loaded {
  /** Undefined until they are here. */
  readonly rules: PhoneRules | undefined;
  /** They could not be fetched; the next `load` tries again. */
  readonly failed: boolean;
  readonly load: () => void;
}

/** The rules of the world's numbers, fetched when the visitor comes to the field or there is a number in it. */
export function usePhoneRules(needed: boolean): Loaded {
  const [rules, setRules] = useState<PhoneRules>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./phone-rules.ts').then(
      (module) => setRules(module),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return { rules, failed, load };
}
