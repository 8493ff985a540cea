import type { MessageInput, ShownTalk, TutorPlace } from '../../../server/modules/tutor/talk';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import type { Answer, TestBackend } from '../backend/test-backend';
import { casual, keyOf } from '../practice/student';

/** Everything that can be asked about a talk. */
export const talkFields = `
  id bot mood isFree startLatex
  question { prompt figure practiceId index isClosed topicName }
  lines { number text verdict message }
  messages { number author text lineLatex verdict steps { line reason } example { prompt figure steps { line reason } }
    figure options { id text } links { label path } isChecked isUnverified isComing isReported createdAt }
  suggestions { intent label text }
  quiz { topicName isOver goals { kind label standing } summary { shown next nextPath } }`;

const talkQuery = `query($place: TutorPlace!) { tutorTalk(place: $place) { ${talkFields} } }`;
const sending = `mutation($input: SendTutorMessageInput!) { sendTutorMessage(input: $input) { ${talkFields} } }`;
const deleting = 'mutation($place: TutorPlace!) { deleteTutorTalk(place: $place) }';

export interface Sent extends Omit<Answer, 'data'> {
  /** Null where it was refused. */
  talk: ShownTalk | null;
  code: unknown;
}

/** A person beside the tutor, over GraphQL as the page server sends it. */
export class Talker {
  constructor(
    private readonly backend: TestBackend,
    readonly person: Person,
    readonly place: TutorPlace,
  ) {}

  async read(): Promise<ShownTalk | null> {
    const { data, errors } = await this.backend.ask(talkQuery, {
      token: this.person.token,
      variables: { place: this.place },
    });
    if (errors.length > 0) throw new Error(errors[0]?.message);
    return data.tutorTalk as ShownTalk | null;
  }

  async send(input: Partial<Omit<MessageInput, 'place'>> & { text: string }, place = this.place): Promise<Sent> {
    const number = input.number ?? ((await this.read())?.messages.at(-1)?.number ?? 0) + 1;
    const answer = await this.backend.ask(sending, {
      token: this.person.token,
      variables: { input: { place, intent: 'MESSAGE', ...input, number } },
    });
    const talk = (answer.data as { sendTutorMessage?: ShownTalk } | null)?.sendTutorMessage ?? null;
    return { ...answer, talk, code: answer.errors[0]?.extensions.code };
  }

  /** Sends and returns the tutor's last words. */
  async hear(text: string, intent: MessageInput['intent'] = 'MESSAGE'): Promise<ShownTalk['messages'][number]> {
    const { talk, errors } = await this.send({ text, intent });
    const last = talk?.messages.at(-1);
    if (!last) throw new Error(errors[0]?.message);
    return last;
  }

  async delete(): Promise<unknown> {
    const { data } = await this.backend.ask(deleting, {
      token: this.person.token,
      variables: { place: this.place },
    });
    return data.deleteTutorTalk;
  }
}

/** A student with an open question, and Tutor Me beside it. */
export async function besideQuestion(backend: TestBackend, change: Parameters<typeof casual>[2] = {}, person?: Person) {
  const student = person ?? (await makePerson(backend.services));
  const { row, questions } = await casual(backend.services, student.viewer, change);
  const at = async (index: number) => {
    const key = await keyOf(backend.services, student.viewer, row.id, index);
    const questionId = questions[index - 1]?.id ?? newId();
    return { key, talker: new Talker(backend, student, { bot: 'PROBLEM_SOLVER', questionId }) };
  };
  return { student, viewer: student.viewer, practiceId: row.id, questions, at, ...(await at(1)) };
}
