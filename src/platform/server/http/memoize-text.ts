const mostTexts = 1_000;
const longestText = 300;

/** Caches results for texts that repeat often. Clears the cache when there are too many different texts. */
export function memoizeText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (value === undefined || text.length > longestText) return value;
    if (known.size >= mostTexts) known.clear();
    known.set(text, value);
    return value;
  };
}
