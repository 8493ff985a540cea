import type { PlaceValueBlocks } from '../../../figures/number-figures';
import { counted } from './counted';

/** A number up to 999 in base-ten blocks. Its words name the blocks and not the number. */
export function numberBlocks(n: number): PlaceValueBlocks & { alt: string } {
  const [hundreds, tens, ones] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10];
  const parts = [
    [hundreds, 'hundred'],
    [tens, 'ten'],
    [ones, 'one'],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, name]) => counted(count, name));
  return { kind: 'place-value-blocks', alt: `Base-ten blocks: ${words.join(', ')}.`, hundreds, tens, ones };
}
