import type { Trx } from '../../db/client';
import { type ClassLetter, escapeText, tell } from '../notifications';

const bold = (text: string) => `<b>${escapeText(text)}</b>`;

/** What happened in a class since its teachers were told. */
interface ClassChanges {
  name: string;
  joined: number;
  left: number;
  handedIn: number;
  late: number;
  asked: number;
}

function changesInWords({ name, joined, left, handedIn, late, asked }: ClassChanges): string {
  const parts = [
    joined > 0 ? `${joined} joined` : '',
    left > 0 ? `${left} left` : '',
    handedIn > 0 ? `${handedIn} handed in${late > 0 ? ` (${late} late)` : ''}` : '',
    asked > 0 ? `${asked} ${asked === 1 ? 'mark' : 'marks'} to check` : '',
  ];
  return `${bold(name)} ${parts.filter((part) => part !== '').join(', ')}`;
}

/** What people are told about their classes: kind and message, as HTML. */
export const classNotices = {
  joined: ({ id, name }: { id: string; name: string }) => ({
    secondLevelType: 'CLASS_JOINED',
    message: `You are now in class ${bold(name)}. <a href="/classroom/${id}/details">Open the class</a>`,
    // It answers what the student has just done.
    atOnce: true,
  }),
  invited: ({ teacher, name }: { teacher: string; name: string }) => ({
    secondLevelType: 'CLASS_INVITED',
    message: `${bold(teacher)} asks you into class ${bold(name)}. <a href="/classes">Have a look</a>`,
  }),
  removed: ({ name }: { name: string }) => ({
    secondLevelType: 'CLASS_REMOVED',
    message: `Your teacher removed you from class ${bold(name)}. Your practice is still yours.`,
  }),
  moved: ({ from, id, name }: { from: string; id: string; name: string }) => ({
    secondLevelType: 'CLASS_MOVED',
    message: `You moved from class ${bold(from)} to ${bold(name)}. <a href="/classroom/${id}/details">Open the class</a>`,
  }),
  askedToTeach: ({ teacher, name }: { teacher: string; name: string }) => ({
    secondLevelType: 'CLASS_INVITED',
    message: `${bold(teacher)} asks you to teach class ${bold(name)} together. <a href="/teacher">Answer</a>`,
  }),
  announced: ({ id, name }: { id: string; name: string }) => ({
    secondLevelType: 'CLASS_ANNOUNCEMENT',
    message: `Your teacher wrote to class ${bold(name)}. <a href="/classroom/${id}/details">Read it</a>`,
  }),
  coinsGiven: ({ name, amount, reason }: { name: string; amount: number; reason: string }) => ({
    secondLevelType: 'COINS_GIVEN',
    message: `Your teacher in ${bold(name)} gave you ${amount} MarsCoin${amount === 1 ? '' : 's'}: ${escapeText(reason)}. <a href="/shop#ledger">See your coins</a>`,
  }),
  potFull: ({ id, name, title }: { id: string; name: string; title: string }) => ({
    secondLevelType: 'POT_FULL',
    message: `The pot of class ${bold(name)} is full: ${escapeText(title)}. <a href="/teacher/classes/${id}/coins">Open it</a>`,
  }),
  potGiven: ({ id, name, title }: { id: string; name: string; title: string }) => ({
    secondLevelType: 'POT_GIVEN',
    message: `Class ${bold(name)} has what it saved for: ${escapeText(title)}. <a href="/classroom/${id}/details">Open the class</a>`,
  }),
  potClosed: ({ name, title }: { name: string; title: string }) => ({
    secondLevelType: 'POT_CLOSED',
    message: `The pot of class ${bold(name)} is closed: ${escapeText(title)}. All your coins are back. <a href="/shop#ledger">See your coins</a>`,
  }),
  digest: (classes: readonly ClassChanges[]) => ({
    secondLevelType: 'CLASS_DIGEST',
    message: `In your classes: ${classes.map(changesInWords).join('; ')}. <a href="/teacher">Open the portal</a>`,
  }),
  newFiles: ({ id, name }: { id: string; name: string }, files: readonly { id: string; name: string }[]) => {
    const [only] = files;
    const one = files.length === 1 && only !== undefined;
    return {
      secondLevelType: 'FILE_ADDED',
      message: one
        ? `New in class ${bold(name)}: ${bold(only.name)}. <a href="/file-details/${only.id}">Open the file</a>`
        : `${files.length} new files in class ${bold(name)}. <a href="/classroom/${id}/details">See them</a>`,
    };
  },
} as const satisfies Record<string, (...facts: never[]) => Omit<ClassLetter, 'userId'>>;

/** Tells each of these people, inside the transaction of what happened; returns whom to wake afterwards. */
export function tellAll(
  trx: Trx,
  userIds: readonly string[],
  notice: Omit<ClassLetter, 'userId'>,
  at: Date,
): Promise<string[]> {
  return tell(
    trx,
    userIds.map((userId) => ({ ...notice, userId })),
    at,
  );
}
