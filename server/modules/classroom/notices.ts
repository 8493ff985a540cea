import type { Trx } from '../../db/client';
import { addNotification } from '../notifications';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const bold = (text: string) => `<b>${text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)}</b>`;

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
    asked > 0 ? `${asked} ${asked === 1 ? 'mark' : 'marks'} to look at again` : '',
  ];
  return `${bold(name)} ${parts.filter((part) => part !== '').join(', ')}`;
}

/** What people are told about their classes: kind and message, as HTML. */
export const classNotices = {
  joined: ({ id, name }: { id: string; name: string }) => ({
    secondLevelType: 'CLASS_JOINED',
    message: `You are now in class ${bold(name)}. <a href="/classroom/${id}/details">Open the class</a>`,
  }),
  invited: ({ teacher, name }: { teacher: string; name: string }) => ({
    secondLevelType: 'CLASS_INVITATION',
    message: `${bold(teacher)} asks you into class ${bold(name)}. <a href="/classes">Have a look</a>`,
  }),
  removed: ({ name }: { name: string }) => ({
    secondLevelType: 'CLASS_LEFT',
    message: `Your teacher took you out of class ${bold(name)}. Everything you practised stays yours.`,
  }),
  moved: ({ from, id, name }: { from: string; id: string; name: string }) => ({
    secondLevelType: 'CLASS_MOVED',
    message: `You moved from class ${bold(from)} to ${bold(name)}. <a href="/classroom/${id}/details">Open the class</a>`,
  }),
  askedToTeach: ({ teacher, name }: { teacher: string; name: string }) => ({
    secondLevelType: 'CLASS_INVITATION',
    message: `${bold(teacher)} asks you to teach class ${bold(name)} together. <a href="/teacher">Answer</a>`,
  }),
  announced: ({ id, name }: { id: string; name: string }) => ({
    secondLevelType: 'CLASS_ANNOUNCEMENT',
    message: `Your teacher wrote to class ${bold(name)}. <a href="/classroom/${id}/details">Read it</a>`,
  }),
  digest: (classes: readonly ClassChanges[]) => ({
    secondLevelType: 'CLASS_DIGEST',
    message: `In your classes: ${classes.map(changesInWords).join('; ')}. <a href="/teacher">Open the portal</a>`,
  }),
  newFiles: ({ id, name }: { id: string; name: string }, files: readonly { id: string; name: string }[]) => {
    const [only] = files;
    const one = files.length === 1 && only !== undefined;
    return {
      secondLevelType: 'CLASS_FILES',
      message: one
        ? `New in class ${bold(name)}: ${bold(only.name)}. <a href="/file-details/${only.id}">Open the file</a>`
        : `${files.length} new files in class ${bold(name)}. <a href="/classroom/${id}/details">See them</a>`,
    };
  },
} as const;

/** Tells each of these people, inside the transaction of what happened. Afterwards wake them with `userEventSignal`. */
export async function tellAll(
  trx: Trx,
  userIds: readonly string[],
  notice: { secondLevelType: string; message: string; about?: string },
  at: Date,
): Promise<void> {
  // In one order for everybody, so that two such lists never wait for each other.
  for (const userId of [...userIds].sort()) {
    await addNotification(trx, { ...notice, userId, firstLevelType: 'CLASS', createdAt: at });
  }
}
