import type { NumberNode, UnitPower } from './tree';

/** One token, with where it starts and whether white space came before it. */
export type Token = { at: number; space: boolean } & TokenBody;

export type TokenBody =
  | { type: 'number'; node: NumberNode }
  | { type: 'name'; name: string }
  | { type: 'function'; name: string }
  | { type: 'command'; name: 'frac' | 'sqrt' | 'binom' | 'pick' | 'begin' | 'end-matrix' | 'end-cases' | 'cases' }
  | { type: 'unit'; unit: UnitPower[] }
  | { type: 'words'; says: 'none' | 'all' }
  | { type: 'op'; op: string }
  | { type: 'end' };

export interface ReadOptions {
  /** Read words such as "cm" as units rather than products of unknowns. */
  units?: boolean;
  /** Further words that are units here: "apples". */
  extraUnits?: string[];
  /** Read "1,000" as one thousand (default) or as a list of 1 and 0. */
  thousands?: boolean;
  /** Read a space between two values as a separator. */
  spaceList?: boolean;
  /** Read "3 to 4" as the ratio 3 : 4. */
  ratio?: boolean;
  /** Read one value: a colon divides (6:2), "1 and 1/2" is a mixed numeral. */
  oneValue?: boolean;
}
