const names = [
  'Wholes',
  'Halves',
  'Thirds',
  'Quarters',
  'Fifths',
  'Sixths',
  'Sevenths',
  'Eighths',
  'Ninths',
  'Tenths',
] as const;

/** What parts are called when a whole is cut into this many: 4 gives "Quarters". Up to 10. */
export function partNames(bottom: number): string {
  const name = names[bottom - 1];
  if (name === undefined) throw new Error(`no name for parts of one in ${bottom}`);
  return name;
}
