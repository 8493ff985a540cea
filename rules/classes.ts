/** Colours of a class, so that a teacher finds it at a glance; each also shows the class's letters. */
export const classColours = ['BLUE', 'ORANGE', 'GREEN', 'AMBER', 'SAND', 'NIGHT'] as const;
export type ClassColour = (typeof classColours)[number];

export const classLimits = {
  longestName: 40,
  longestSchoolName: 100,
  /** Classes that one teacher has open. */
  classesOfTeacher: 100,
  /** Classes that one student is in. */
  classesOfStudent: 30,
  studentsInClass: 200,
  groupsOfClass: 20,
  longestGroupName: 40,
  teachersInClass: 20,
  /** Addresses in one list. */
  addressesAtOnce: 200,
  /** Names that become accounts in one list. */
  namesAtOnce: 200,
  /** Addresses that wait for an answer in one class. */
  waitingInvitations: 600,
} as const;

/** No vowels, so that no word comes out, and none of the signs that are taken for another: 0 1 2 5 8, G I L O Z. */
export const joinCodeAlphabet = 'BCDFHJKMNPQRSTVWXY34679';
export const joinCodeLength = 7;

/** A join code as it is stored, from whatever was typed: any case, with or without hyphens and spaces; null when it cannot be one. */
export function readJoinCode(typed: string): string | null {
  const code = typed
    .slice(0, 100)
    .replace(/[\s\p{Pd}_.]/gu, '')
    .toUpperCase();
  const right = code.length === joinCodeLength && [...code].every((sign) => joinCodeAlphabet.includes(sign));
  return right ? code : null;
}

/** A join code as people read it: KTM-4673. */
export function showJoinCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

/** The name that classmates see: the first word of the nickname. */
export function firstNameOf(nickname: string): string {
  return nickname.trim().split(/\s+/u)[0] ?? '';
}

/** Two or three signs for the badge of a class: "8B" stays, "Maths club" becomes "MC". */
export function classBadge(name: string): string {
  const signs = [...name.trim()];
  if (signs.length <= 3) return signs.join('');
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  if ([...first].length <= 3 && /\d/.test(first)) return first;
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en-AU') ?? '')
    .join('');
}
