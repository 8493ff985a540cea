import { z } from 'zod';
import { offeredModes } from '../../../../../rules/practice-modes';

const practiceForm = z.object({
  mode: z
    .enum(offeredModes)
    .nullable()
    .transform((mode) => mode ?? 'CASUAL'),
  difficulty: z.enum(['EASY', 'NORMAL', 'HARD', 'ADAPTIVE']),
  questionCount: z.coerce.number().int().min(5).max(40),
  topicIds: z.array(z.string().max(100)).max(100),
  firstTopicId: z.string().max(100).nullable(),
  surprise: z.string().nullable(),
  idempotencyKey: z.string().uuid(),
});

type PracticeInput = Omit<z.infer<typeof practiceForm>, 'difficulty' | 'surprise'> & {
  difficulty: 'EASY' | 'NORMAL' | 'HARD' | null;
  surprise: boolean;
  errorIds: null;
};

/** Reads the form of a new practice; a sentence for the student where a field is out of range. */
export function readPracticeForm(form: FormData): { ok: true; input: PracticeInput } | { ok: false; message: string } {
  const parsed = practiceForm.safeParse({
    mode: form.get('mode'),
    difficulty: form.get('difficulty'),
    questionCount: form.get('questionCount'),
    topicIds: form.getAll('topic'),
    firstTopicId: form.get('firstTopic'),
    surprise: form.get('surprise'),
    idempotencyKey: form.get('idempotencyKey'),
  });
  if (!parsed.success)
    return { ok: false, message: 'Choose a mode, 5 to 40 questions, and a difficulty from the list.' };
  const { difficulty, surprise, ...rest } = parsed.data;
  return {
    ok: true,
    input: {
      ...rest,
      difficulty: difficulty === 'ADAPTIVE' ? null : difficulty,
      surprise: surprise !== null,
      errorIds: null,
    },
  };
}
