/** Keeps the values that were used last, up to `capacity`. */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The kept value, or the made one, which is kept. */
  get(key: Key, make: () => Value): Value {
    const known = this.#entries.get(key);
    const value = known ?? make();
    // A Map keeps the order of insertion: put anew, the key counts as the one used last.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#capacity) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    return value;
  }

  get size(): number {
    return this.#entries.size;
  }
}
