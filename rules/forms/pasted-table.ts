/** What a column of a class list holds, by its heading. */
export type ColumnRole = 'given' | 'family' | 'full' | 'email' | 'other';

const headings: Record<ColumnRole, RegExp> = {
  given: /^(first|given|preferred|fore)[ -]?names?$|^preferred( first)? name$/,
  family: /^(last|family|sur)[ -]?names?$/,
  full: /^((full|student|pupil|learner|display)('s)? )?names?$|^(students?|pupils?|learners?)$|^names? of students?$/,
  email: /^((student|school)('s)? )?(e-?mails?|e-?mail address(es)?|addresses)$/,
  other:
    /^(no|nr|num|number|#|id|roll( no| number)?|student (id|no|number|code)|code|user ?name|login|class|year|year level|grade|level|form|group|house|gender|sex|d\.?o\.?b|date of birth|birth ?day|age|mentor|teacher|subject|campus|phone|mobile|status|notes?|comments?|parent|guardian)$/,
};

/** Headings that may be somebody's name as well: only beside another heading are they one. */
const alsoNames = new Set(['house', 'form', 'grade', 'code', 'age', 'year', 'class', 'teacher', 'mentor', 'parent']);

const plainHeading = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[.:*]+$/, '')
    .replace(/\s+/g, ' ');

/** What a cell says of its column; null where it is no heading. */
function columnRole(cell: string): ColumnRole | null {
  const text = plainHeading(cell);
  return (Object.keys(headings) as ColumnRole[]).find((role) => headings[role].test(text)) ?? null;
}

/** Whether a text by itself is the heading of a column: "Name", "No.", "Email". */
export const isHeading = (text: string): boolean => columnRole(text) !== null && !alsoNames.has(plainHeading(text));

/** The roles of a row of headings; null where it is none: all that it says are headings, or at least two. */
export function headingRoles(cells: readonly string[]): (ColumnRole | null)[] | null {
  const said = cells.filter((cell) => cell !== '');
  const sure = said.filter(isHeading).length;
  const isRow = sure >= 2 || (sure > 0 && said.every((cell) => columnRole(cell) !== null));
  return isRow ? cells.map(columnRole) : null;
}

/** "1", "12.", "#7", "3/4/2012", "9:15", "(2)": nothing of a name in it, but figures. */
export const isFigures = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text);

/** A line as its cells: by tabs where it has any, else by this sign, but not inside quotes. */
export function cellsOf(line: string, separator: ',' | ';'): string[] {
  const sign = line.includes('\t') ? '\t' : separator;
  const cells = [''];
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === sign && !quoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  // A quote that nothing closes stands for itself.
  if (quoted)
    return line
      .replaceAll('"', '')
      .split(sign)
      .map((cell) => cell.trim());
  return cells.map((cell) => cell.trim());
}
