import { secondsAllowed } from '../../../rules/challenge-clock';
import { modeOfSlug, offeredModes, practiceModes } from '../../../rules/practice-modes';
import type { PracticeCourse, PracticeSetup } from './practice-course';

export type OfferedMode = (typeof offeredModes)[number];

export const difficulties = [
  { value: 'ADAPTIVE', label: 'Just right for me' },
  { value: 'EASY', label: 'Easy' },
  { value: 'NORMAL', label: 'Normal' },
  { value: 'HARD', label: 'Hard' },
] as const;

/** What the form says now. */
export interface Choice {
  mode: OfferedMode;
  topicIds: string[];
  difficulty: string;
  questionCount: number;
}

const isOffered = (mode: string | null): mode is OfferedMode => offeredModes.some((offered) => offered === mode);

/** Where the form begins: what the address asks for, else the last choice, else everything mixed at the own level. */
export function firstChoice(
  course: PracticeCourse,
  { last }: Pick<PracticeSetup, 'last'>,
  query: URLSearchParams,
): Choice & { firstTopicId: string | null } {
  const known = (topicId: string) => course.topics.some(({ id, templateCount }) => id === topicId && templateCount > 0);
  const asked = query.getAll('topic').filter(known);
  const promised = query.get('first');
  const firstTopicId = promised !== null && known(promised) ? promised : null;
  const before = last?.topicIds.filter(known) ?? [];
  const topicIds = asked.length > 0 ? asked : before;
  const mode = modeOfSlug(query.get('mode')) ?? last?.mode ?? null;
  return {
    mode: isOffered(mode) ? mode : 'CASUAL',
    // What home promised is among what is ticked.
    topicIds:
      topicIds.length === 0 || firstTopicId === null || topicIds.includes(firstTopicId)
        ? topicIds
        : [firstTopicId, ...topicIds],
    difficulty: last?.difficulty ?? 'ADAPTIVE',
    questionCount: last?.questionCount ?? 10,
    firstTopicId,
  };
}

/** What a form's fields say. */
export function choiceOf(form: FormData): Choice {
  const mode = String(form.get('mode'));
  return {
    mode: isOffered(mode) ? mode : 'CASUAL',
    topicIds: form.getAll('topic').map(String),
    difficulty: String(form.get('difficulty')),
    questionCount: Number(form.get('questionCount')),
  };
}

/** "Challenge · 3 topics · Just right for me · 10 questions · about 12 min". */
export function choiceSummary(choice: Choice, course: PracticeCourse, setup: PracticeSetup): string {
  const all = course.topics.filter(({ templateCount }) => templateCount > 0).length;
  const [only] = choice.topicIds;
  const title = course.topics.find(({ id }) => id === only)?.title;
  const topics =
    choice.topicIds.length === 0 || choice.topicIds.length === all
      ? `all ${all} topics`
      : choice.topicIds.length === 1 && title !== undefined
        ? title
        : `${choice.topicIds.length} topics`;
  const difficulty = difficulties.find(({ value }) => value === choice.difficulty)?.label.toLowerCase();
  return [
    practiceModes[choice.mode].name,
    topics,
    difficulty,
    `${choice.questionCount} questions`,
    clockLabel(choice, setup),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How long a challenge would last about, by the student's own pace in this course. */
function clockLabel({ mode, questionCount }: Choice, { timer, usualSeconds }: PracticeSetup): string | null {
  if (mode !== 'CHALLENGE') return null;
  if (!timer) return 'no timer';
  const seconds = secondsAllowed(Array.from({ length: questionCount }, () => usualSeconds ?? 60));
  return `about ${Math.ceil(seconds / 60)} min`;
}
