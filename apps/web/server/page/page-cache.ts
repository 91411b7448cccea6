import type { PageTemplate } from '../page-bytes/page-template.ts';

/**
 * Rendered pages by site, language, page and variant. Bounded: pages live in two halves, and when the younger one is
 * full, the older one leaves with everything that was not asked for meanwhile. A hit changes nothing, so it is cheap.
 */
export class PageCache<Kept = PageTemplate> {
  #young = new Map<string, Kept>();
  #old = new Map<string, Kept>();
  readonly #half: number;

  constructor(limit: number) {
    this.#half = Math.ceil(limit / 2);
  }

  get(key: string): Kept | undefined {
    const page = this.#young.get(key);
    if (page) return page;
    const kept = this.#old.get(key);
    if (kept) this.set(key, kept);
    return kept;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }

  set(key: string, page: Kept): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, page);
  }
}
