type Payload = Readonly<Record<string, unknown>>;
type Kept = { payload: Payload; readonly expiresAt: number };

const kept = new Map<string, Kept>();

/** The store of the demo providers: what they keep is gone at the next start. */
export class MemoryAdapter {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  async upsert(id: string, payload: Payload, expiresIn: number): Promise<void> {
    const now = Date.now();
    for (const [key, { expiresAt }] of kept) if (expiresAt <= now) kept.delete(key);
    kept.set(this.#key(id), { payload, expiresAt: now + expiresIn * 1000 });
  }

  async find(id: string): Promise<Payload | undefined> {
    const found = kept.get(this.#key(id));
    return found && found.expiresAt > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<Payload | undefined> {
    return [...kept.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const found = kept.get(this.#key(id));
    if (found) found.payload = { ...found.payload, consumed: Math.floor(Date.now() / 1000) };
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
  }

  #key(id: string): string {
    return `${this.#name} ${id}`;
  }
}
