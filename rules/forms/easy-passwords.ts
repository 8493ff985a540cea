import { commonPasswords } from './common-passwords';
import { longestPassword } from './limits';

export interface AboutPerson {
  email: string;
  nickname: string;
}

/** Rows of keys and of signs that people run along, both ways. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((run) => [run, [...run].reverse().join('')]);

const signsForLetters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether this is one of the passwords that everybody tries first: a common one, also with signs for letters or with
 * digits and signs around it; one short piece again and again; or a run of keys.
 */
export function isCommonPassword(password: string): boolean {
  // Refused for its length already; to look through it would take the square of the time.
  if (password.length > longestPassword) return false;
  const typed = password.normalize('NFKC').toLowerCase();
  const inner = innerWord(typed);
  const forms = [
    typed,
    inner,
    spelled(typed),
    spelled(inner),
    innerWord(spelled(typed)),
    typed.replace(/[^a-z0-9]/g, ''),
  ];
  return forms.some((form) => commonPasswords.has(form)) || isRepeated(typed) || isRun(typed);
}

/** Whether hardly anything is left of the password without the product's name and the person's own. */
export function isPersonalPassword(password: string, { email, nickname }: AboutPerson): boolean {
  if (password.length > longestPassword) return false;
  const whole = email.toLowerCase();
  const mailbox = whole.split('@')[0] ?? '';
  const names = ['marsmaths', 'maths', 'mars', whole, mailbox, ...wordsOf(mailbox), ...wordsOf(nickname.toLowerCase())]
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length);
  const typed = password.toLowerCase();
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), typed);
  return rest !== typed && rest.replace(/[^\p{L}]/gu, '').length < 4;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}]+/u);

const spelled = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => signsForLetters[sign] ?? sign);

/** Without the digits and signs before and after. */
const innerWord = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Three different signs or fewer, or a piece of up to four signs, or a common word, all over again. */
function isRepeated(text: string): boolean {
  if (new Set(text).size <= 3) return true;
  const piece = /^(.+?)\1+$/u.exec(text)?.[1];
  return piece !== undefined && (piece.length <= 4 || commonPasswords.has(innerWord(piece)) || isRun(piece));
}

/** Runs of three and more, with three other signs at most. */
function isRun(text: string): boolean {
  let others = 0;
  for (let place = 0; place < text.length; ) {
    const length = runAt(text, place);
    if (length === 0) others += 1;
    place += Math.max(1, length);
  }
  return others <= 3;
}

function runAt(text: string, place: number): number {
  let length = 0;
  while (place + length < text.length && runs.some((run) => run.includes(text.slice(place, place + length + 1)))) {
    length += 1;
  }
  return length < 3 ? 0 : length;
}
