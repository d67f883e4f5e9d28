/** Makes a value once and caches it; when there are more than `limit`, the oldest is dropped. */
export class BoundedCache<Value> {
  readonly #values = new Map<string, Value>();

  constructor(readonly limit: number) {}

  get(key: string, make: () => Value): Value {
    const found = this.#values.get(key);
    if (found !== undefined) return found;
    const made = make();
    const [oldest] = this.#values.keys();
    if (oldest !== undefined && this.#values.size >= this.limit) this.#values.delete(oldest);
    this.#values.set(key, made);
    return made;
  }
}
