import type { StemAndLeaf } from '../../../figures/data-figures';

/** The rows of a plot of two-digit numbers, every stem from the first to the last, leaves in order. */
export function stemRows(values: number[]): StemAndLeaf['rows'] {
  const stems = values.map((value) => Math.floor(value / 10));
  const [first, last] = [Math.min(...stems), Math.max(...stems)];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).map((stem) => ({
    stem: String(stem),
    leaves: values
      .filter((value) => Math.floor(value / 10) === stem)
      .map((value) => value % 10)
      .sort((a, b) => a - b)
      .map(String),
  }));
}

/** The same rows in words: "Stem 2: leaves 1, 4." */
export function stemText(values: number[]): string {
  return stemRows(values)
    .map(({ stem, leaves }) => `Stem ${stem}: ${leaves.length === 0 ? 'no leaves' : `leaves ${leaves.join(', ')}`}.`)
    .join(' ');
}
