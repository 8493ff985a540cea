/** Something counted among how many: 7 of 9. A rate never goes without its counts. */
export interface CountOf {
  count: number;
  of: number;
}
