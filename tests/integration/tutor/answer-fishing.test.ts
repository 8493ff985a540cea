import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaksIn } from '../../../maths/content/tutor/leaks';
import { fishing, fishingTurns } from '../../../maths/content/tutor/phrasings';
import { templates } from '../../../maths/templates';
import { drawQuestion, insertQuestions, type StoredQuestion } from '../../../server/modules/questions';
import type { ShownTalk } from '../../../server/modules/tutor/talk';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { besideQuestion, type Talker } from './talk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** One question of each kind of answer, the harder ones where there are several. */
const kinds = [
  ...new Map(templates.map((template) => [drawQuestion(template, 'fish').answer.kind, template])).values(),
];

/** A student beside an open question of this kind. */
async function beside(question: StoredQuestion) {
  const own = await besideQuestion(backend);
  await backend.services.db.transaction().execute((trx) => insertQuestions(trx, [question]));
  await backend.services.db
    .updateTable('practice_questions')
    .set({ instance_id: question.id, template_id: question.templateId })
    .where('id', '=', own.questions[0]?.id ?? '')
    .execute();
  return own;
}

/** Everything of a talk that a student could read, the student's own words aside. */
function readable({ question, messages, suggestions }: ShownTalk): string[] {
  const tutor = messages.filter(({ author }) => author === 'TUTOR');
  return [
    ...tutor.flatMap(({ text, steps, example, options, links }) => [
      text,
      ...[...steps, ...(example?.steps ?? [])].flatMap(({ line, reason }) => [`$${line}$`, reason]),
      example?.prompt ?? '',
      ...options.map((option) => option.text),
      ...links.map(({ label }) => label),
    ]),
    ...suggestions.flatMap(({ label, text }) => [label, text]),
    question?.topicName ?? '',
  ];
}

async function leaksOf(question: StoredQuestion, talker: Talker, texts: readonly string[]): Promise<string[]> {
  let talk: ShownTalk | null = null;
  for (const [place, text] of texts.entries()) {
    const number: number = (talk?.messages.at(-1)?.number ?? 0) + 1;
    const sent = await talker.send({ text, number });
    if (sent.talk === null) throw new Error(`"${text}" (${place}): ${sent.errors[0]?.message}`);
    talk = sent.talk;
  }
  return talk === null
    ? []
    : readable(talk).flatMap((text) => leaksIn(question, text).map((leak) => `${leak} by "${text}"`));
}

it('there are many kinds of questions', () => {
  expect(kinds.length).toBeGreaterThan(8);
});

describe('nobody gets the answer of an open question by asking for it', () => {
  it.each(kinds.map((template) => [template.id, template] as const))('%s: fifty phrasings', async (_id, template) => {
    const question = drawQuestion(template, 'fish');
    const { talker } = await beside(question);
    expect(await leaksOf(question, talker, fishing)).toEqual([]);
  });

  it.each(kinds.map((template) => [template.id, template] as const))(
    '%s: over several turns',
    async (_id, template) => {
      const question = drawQuestion(template, 'fish');
      for (const texts of fishingTurns) {
        const { talker } = await beside(question);
        expect(await leaksOf(question, talker, texts)).toEqual([]);
      }
    },
  );
});
