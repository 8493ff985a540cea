import { bold, type Html, html, join, link } from '../html';
import { kind } from './kind';

/** What happened in a class since its teachers were told. */
interface ClassChanges {
  name: string;
  joined: number;
  left: number;
  handedIn: number;
  late: number;
  asked: number;
}

function changesInWords({ name, joined, left, handedIn, late, asked }: ClassChanges): Html {
  const parts = [
    joined > 0 ? `${joined} joined` : '',
    left > 0 ? `${left} left` : '',
    handedIn > 0 ? `${handedIn} handed in${late > 0 ? ` (${late} late)` : ''}` : '',
    asked > 0 ? `${asked} ${asked === 1 ? 'mark' : 'marks'} to check` : '',
  ];
  return html`${bold(name)} ${parts.filter((part) => part !== '').join(', ')}`;
}

const openClass = (id: string) => link(`/classroom/${id}/details`, 'Open the class');
const seeCoins = link('/shop#ledger', 'See your coins');

export const classKinds = {
  // It answers what the student has just done.
  CLASS_JOINED: kind<{ id: string; name: string }>({
    group: 'CLASS',
    text: ({ id, name }) => html`You’ve joined ${bold(name)}. ${openClass(id)}`,
  }),
  /** `toTeach`: as a co-teacher, not as a student. */
  CLASS_INVITED: kind<{ teacher: string; name: string; toTeach: boolean }>({
    group: 'CLASS',
    waits: true,
    text: ({ teacher, name, toTeach }) =>
      toTeach
        ? html`${bold(teacher)} has invited you to teach ${bold(name)} with them. ${link('/teacher', 'Reply')}`
        : html`${bold(teacher)} has invited you to join ${bold(name)}. ${link('/classes', 'Have a look')}`,
  }),
  CLASS_REMOVED: kind<{ name: string }>({
    group: 'CLASS',
    waits: true,
    text: ({ name }) => html`Your teacher removed you from ${bold(name)}. Your practice is still yours.`,
  }),
  CLASS_MOVED: kind<{ from: string; id: string; name: string }>({
    group: 'CLASS',
    waits: true,
    text: ({ from, id, name }) => html`Your teacher moved you from ${bold(from)} to ${bold(name)}. ${openClass(id)}`,
  }),
  CLASS_ANNOUNCEMENT: kind<{ id: string; name: string }>({
    group: 'CLASS',
    waits: true,
    text: ({ id, name }) =>
      html`Your teacher posted an announcement in ${bold(name)}. ${link(`/classroom/${id}/details`, 'Read it')}`,
  }),
  FILE_ADDED: kind<{ id: string; name: string; files: readonly { id: string; name: string }[] }>({
    group: 'CLASS',
    waits: true,
    text: ({ id, name, files }) => {
      const [only] = files;
      return files.length === 1 && only !== undefined
        ? html`New file in ${bold(name)}: ${bold(only.name)}. ${link(`/file-details/${only.id}`, 'Open the file')}`
        : html`${files.length} new files in ${bold(name)}. ${link(`/classroom/${id}/details`, 'See them')}`;
    },
  }),
  COINS_GIVEN: kind<{ name: string; amount: number; reason: string }>({
    group: 'CLASS',
    waits: true,
    text: ({ name, amount, reason }) =>
      html`Your teacher in ${bold(name)} gave you ${amount} MarsCoin${amount === 1 ? '' : 's'}: ${reason}. ${seeCoins}`,
  }),
  POT_FULL: kind<{ id: string; name: string; title: string }>({
    group: 'CLASS',
    waits: true,
    text: ({ id, name, title }) =>
      html`The class pot in ${bold(name)} is full: ${title}. ${link(`/teacher/classes/${id}/coins`, 'Open it')}`,
  }),
  POT_GIVEN: kind<{ id: string; name: string; title: string }>({
    group: 'CLASS',
    waits: true,
    text: ({ id, name, title }) => html`${bold(name)} got what it saved for: ${title}. ${openClass(id)}`,
  }),
  POT_CLOSED: kind<{ name: string; title: string }>({
    group: 'CLASS',
    waits: true,
    text: ({ name, title }) =>
      html`The class pot in ${bold(name)} has closed: ${title}. You’ve got all your coins back. ${seeCoins}`,
  }),
  CLASS_DIGEST: kind<{ classes: readonly ClassChanges[] }>({
    group: 'CLASS',
    text: ({ classes }) =>
      html`In your classes: ${join(classes.map(changesInWords), '; ')}. ${link('/teacher', 'Open the portal')}`,
  }),
  PLACEMENT_RESET: kind<{ name: string; course: { id: string; name: string } }>({
    group: 'CLASS',
    text: ({ name, course }) =>
      html`Your teacher in ${bold(name)} has reset your placement test for ${course.name}. Your practice stays as it is. ${link(`/enrollment-test/${course.id}`, 'Take the test again')}`,
  }),
};
