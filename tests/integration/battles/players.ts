import { type BattleRunner, createBattleRunner } from '../../../server/modules/battle';
import { markBattleAnswer } from '../../../server/modules/battle/proof/mark-battle-answer';
import { readQuestions, type StoredQuestion } from '../../../server/modules/questions';
import { makePerson, type Person } from '../backend/people';
import type { Answer, TestBackend } from '../backend/test-backend';

export const course = 'year-9';

const seat = 'name avatar tierName points marks away recorded';
const asked = 'title prompt instruction figure choices { id text } answerMode keys prefix suffix';

/** What the page of a battle reads. */
export const battleFields = `id status kind serverNow endsAt phaseSince startedAt index total commitment mergedInto myAnswer
  me { ${seat} } they { ${seat} } question { ${asked} }
  reveal { index answerLatex mine { right points } theirs { right points } }
  waiting { since recordedOfferAt scope challengeCode }
  result { outcome by sentence ratingBefore ratingAfter change explanation toNextTier practiceId errors rematch rematchId
    tierBefore { level name provisional } tierAfter { level name provisional } coins { reason amount }
    history { at rating } questions { prompt mine theirs } }`;

export interface SeenSeat {
  name: string;
  tierName: string;
  points: number;
  marks: string[];
  away: boolean;
  recorded: boolean;
}

export interface SeenBattle {
  id: string;
  status: string;
  kind: string;
  endsAt: number | null;
  index: number;
  commitment: string | null;
  mergedInto: string | null;
  myAnswer: string | null;
  me: SeenSeat;
  they: SeenSeat;
  question: { title: string; prompt: string } | null;
  reveal: { index: number; answerLatex: string; mine: Verdict; theirs: Verdict } | null;
  waiting: { scope: string; challengeCode: string | null } | null;
  result: {
    outcome: string;
    by: string | null;
    sentence: string;
    ratingBefore: number | null;
    ratingAfter: number | null;
    change: number | null;
    practiceId: string | null;
    errors: number;
    rematch: string;
    rematchId: string | null;
    coins: { reason: string; amount: number }[];
    history: { rating: number }[];
    questions: { prompt: string; mine: string; theirs: string }[];
  } | null;
}

interface Verdict {
  right: boolean;
  points: number;
}

/** A student who may meet anybody. */
export async function makePlayer(backend: TestBackend, nickname = 'Robin Example'): Promise<Person> {
  const person = await makePerson(backend.services, { nickname });
  await backend.services.db.updateTable('users').set({ year_level: 9 }).where('id', '=', person.id).execute();
  person.viewer.account.yearLevel = 9;
  return person;
}

/** A battle operation with its answer: the data of its one field, or the code of its refusal. */
export async function send<T = SeenBattle>(
  backend: TestBackend,
  person: Person,
  operation: string,
): Promise<{ data: T; code: string | null; raw: Answer }> {
  const raw = await backend.ask(operation, { token: person.token });
  const [data] = Object.values(raw.data ?? {});
  return { data: data as T, code: (raw.errors?.[0]?.extensions.code as string | undefined) ?? null, raw };
}

export const join = (backend: TestBackend, person: Person, scope = 'ANYONE', classId: string | null = null) =>
  send(
    backend,
    person,
    `mutation { joinBattle(courseId: "${course}", scope: ${scope}, classId: ${JSON.stringify(classId)}) { ${battleFields} } }`,
  );

export const look = async (backend: TestBackend, person: Person, id: string): Promise<SeenBattle> =>
  (await send(backend, person, `{ battle(battleId: "${id}") { ${battleFields} } }`)).data;

export const give = (backend: TestBackend, person: Person, id: string, index: number, answer: string) =>
  send<{ battle: SeenBattle; problem: string | null }>(
    backend,
    person,
    `mutation { answerBattle(battleId: "${id}", index: ${index}, answer: ${JSON.stringify(answer)}) {
      problem battle { ${battleFields} } } }`,
  );

export const leave = (backend: TestBackend, person: Person, id: string) =>
  send(backend, person, `mutation { leaveBattle(battleId: "${id}") { ${battleFields} } }`);

/** Moves the clock on as a runner goes through the time, second by second. */
export async function pass(backend: TestBackend, runner: BattleRunner, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    backend.clock.advance({ seconds: 1 });
    await runner.round();
    await runner.tick();
  }
}

export interface Match {
  id: string;
  players: [Person, Person];
  runner: BattleRunner;
}

/** Two players who have just met; where their ratings are apart, after a while. */
export async function meet(backend: TestBackend, given?: [Person, Person]): Promise<Match> {
  const players = given ?? [await makePlayer(backend, 'Ava One'), await makePlayer(backend, 'Ben Two')];
  const runner = createBattleRunner(backend.services);
  await runner.round();
  const first = await join(backend, players[0]);
  await join(backend, players[1]);
  await runner.round();
  for (
    let second = 0;
    second < 30 && (await look(backend, players[0], first.data.id)).status === 'WAITING';
    second += 1
  ) {
    await look(backend, players[1], first.data.id);
    await pass(backend, runner, 1);
  }
  const { mergedInto } = await look(backend, players[0], first.data.id);
  return { id: mergedInto ?? first.data.id, players, runner };
}

/** Passes the time until a question is open. */
export async function untilQuestion(
  backend: TestBackend,
  { id, players, runner }: Match,
  index: number,
): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const battle = await look(backend, players[0], id);
    await look(backend, players[1], id);
    if (battle.status === 'QUESTION' && battle.index === index) return;
    await pass(backend, runner, 1);
  }
  throw new Error(`Question ${index} never opened.`);
}

/** The questions of a match as they are stored: tests know the keys. */
export async function questionsOf({ services: { db } }: TestBackend, id: string): Promise<StoredQuestion[]> {
  const { deck } = await db.selectFrom('battles').select('deck').where('id', '=', id).executeTakeFirstOrThrow();
  const ids = (deck ?? []).map(({ instanceId }) => instanceId);
  const stored = await readQuestions(db, ids);
  return ids.flatMap((instanceId) => stored.get(instanceId) ?? []);
}

export const rightAnswer = (question: StoredQuestion): string => question.answer.model;

/** An answer that can be read and is wrong. */
export function wrongAnswer(question: StoredQuestion): string {
  const tries = [
    ...(question.choices ?? []).map(({ id }) => id),
    '17',
    '-3',
    '2/7',
    '5x+1',
    '0.37',
    '3:8',
    '12:34',
    'x=99',
  ];
  const wrong = tries.find((text) => {
    const marked = markBattleAnswer(question, text);
    return marked.isReadable && !marked.right;
  });
  if (wrong === undefined) throw new Error(`No wrong answer is known for ${question.templateId}.`);
  return wrong;
}
