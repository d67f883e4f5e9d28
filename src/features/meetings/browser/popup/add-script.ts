const loading = new Map<string, Promise<void>>();

/** Loads somebody else's script, once; one that failed is tried again. */
export function addScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  script.src = address;
  const work = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(address);
      reject(new Error(`${address} cannot be loaded`));
    };
    document.head.append(script);
  });
  loading.set(address, work);
  return work;
}
