import { Writable } from 'node:stream';

interface Target extends Writable {
  flush?: () => void;
}

/**
 * Gathers the many small writes of a page into few: what came until React's next pause goes to `target` in one piece,
 * and a page that is complete by then in a single one. Compressing each piece by itself would cost more than rendering.
 */
export class GatheringWriter extends Writable {
  private parts: Buffer[] = [];
  private passing: NodeJS.Immediate | null = null;

  constructor(private readonly target: Target) {
    super({ decodeStrings: true });
    target.on('error', (error) => this.destroy(error));
    target.on('close', () => this.destroy());
  }

  /** React calls this whenever it has nothing more to write for now. */
  flush(): void {
    this.passing ??= setImmediate(() => {
      this.passing = null;
      if (this.parts.length === 0 || this.target.destroyed) return;
      this.target.write(this.take());
      this.target.flush?.();
    });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // React reuses nothing it has handed over, so keeping the chunk is safe.
    this.parts.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    if (this.passing !== null) clearImmediate(this.passing);
    this.target.end(this.take());
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.passing !== null) clearImmediate(this.passing);
    if (error !== null) this.target.destroy(error);
    done(error);
  }

  private take(): Buffer {
    const whole = Buffer.concat(this.parts);
    this.parts = [];
    return whole;
  }
}
