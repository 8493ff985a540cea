import { z } from 'zod';

const practiceForm = z.object({
  difficulty: z.enum(['EASY', 'NORMAL', 'HARD', 'ADAPTIVE']),
  questionCount: z.coerce.number().int().min(5).max(40),
  topicIds: z.array(z.string().max(100)).max(100),
  idempotencyKey: z.string().uuid(),
});

type PracticeInput = {
  mode: 'CASUAL';
  difficulty: 'EASY' | 'NORMAL' | 'HARD' | null;
  questionCount: number;
  topicIds: string[];
  errorIds: null;
  idempotencyKey: string;
};

/** Reads the form of a new practice; a sentence for the student where a field is out of range. */
export function readPracticeForm(form: FormData): { ok: true; input: PracticeInput } | { ok: false; message: string } {
  const parsed = practiceForm.safeParse({
    difficulty: form.get('difficulty'),
    questionCount: form.get('questionCount'),
    topicIds: form.getAll('topic'),
    idempotencyKey: form.get('idempotencyKey'),
  });
  if (!parsed.success)
    return { ok: false, message: 'Choose between 5 and 40 questions, and a difficulty from the list.' };
  const { difficulty, questionCount, topicIds, idempotencyKey } = parsed.data;
  return {
    ok: true,
    input: {
      mode: 'CASUAL',
      difficulty: difficulty === 'ADAPTIVE' ? null : difficulty,
      questionCount,
      topicIds,
      errorIds: null,
      idempotencyKey,
    },
  };
}
