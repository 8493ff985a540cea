import { isUuid } from '../path-patterns';
import { bordersProblem, type LetterBorders } from '../tasks/grade';
import {
  type AnswersWhen,
  answersWhens,
  gradeTypes,
  mayHaveClock,
  questionSources,
  scoringTypes,
  type TaskType,
  taskLimits,
  taskPracticeTypes,
  taskTypes,
} from '../tasks/kinds';
import { type Criterion, readRubric } from '../tasks/rubric';
import { dateProblem, type TaskDates } from '../tasks/task-dates';
import { endOfMinuteOf, instantOf, wallClock, wallDayAfter } from '../tasks/wall-clock';

/** What the steps of the wizard hold, as typed: a list for each field. */
export type TaskValues = Record<string, string[]>;

export const taskSteps = ['what', 'questions', 'when', 'marking', 'whom'] as const;
export type TaskStep = (typeof taskSteps)[number];

/** The fields of each step: what one form sends. */
export const stepFields: Record<TaskStep, readonly string[]> = {
  what: ['type', 'practiceType', 'title', 'instructions', 'courseIds'],
  questions: ['source', 'topicIds', 'easy', 'normal', 'hard'],
  when: ['opensAt', 'dueAt', 'lateUntil', 'minutes', 'answersWhen', 'answersAt'],
  marking: ['tries', 'gradeType', 'A', 'B', 'C', 'D', 'scoringType', 'rubric'],
  whom: ['whole', 'groups', 'students'],
};

export function stepOfField(field: string): TaskStep {
  return taskSteps.find((step) => stepFields[step].includes(field)) ?? 'questions';
}

/** When the answers of a task come out unless the teacher says otherwise: questions that all share stay secret until it is due. */
export function usualAnswers({ type, source }: Pick<TaskInput, 'type' | 'source'>): AnswersWhen {
  return type === 'TEST' && source === 'PICKED' ? 'DUE' : 'HAND_IN';
}

/** What a new draft begins with: homework from topics, open now, due in a week at four in the afternoon. */
export function firstValues({
  courseId,
  timeZone,
  now,
}: {
  courseId: string;
  timeZone: string;
  now: Date;
}): TaskValues {
  const inDays = (days: number) => wallDayAfter(now, days, timeZone);
  return {
    type: ['HOMEWORK'],
    practiceType: ['CASUAL_TASK'],
    courseIds: [courseId],
    source: ['TOPICS'],
    easy: ['4'],
    normal: ['4'],
    hard: ['2'],
    opensAt: [wallClock(now, timeZone)],
    dueAt: [`${inDays(7)}T16:00`],
    lateUntil: [`${inDays(10)}T09:00`],
    tries: ['1'],
    gradeType: ['POINT'],
    A: ['85'],
    B: ['70'],
    C: ['50'],
    D: ['25'],
    scoringType: ['POINTS'],
    rubric: ['Method: no useful step | a useful step | a full method\nWorking: lines missing | every line shown'],
    whole: ['all'],
  };
}

export interface TaskInput extends TaskDates {
  type: TaskType;
  practiceType: (typeof taskPracticeTypes)[number];
  title: string;
  instructions: string;
  courseIds: string[];
  source: (typeof questionSources)[number];
  topicIds: string[];
  easy: number;
  normal: number;
  hard: number;
  minutes: number | null;
  answersWhen: AnswersWhen;
  answersAt: Date | null;
  /** How often a homework may be done; a test once. */
  tries: number;
  gradeType: (typeof gradeTypes)[number];
  letterBorders: LetterBorders;
  scoringType: (typeof scoringTypes)[number];
  rubric: Criterion[];
  wholeClass: boolean;
  groupIds: string[];
  studentIds: string[];
}

export type TaskErrors = Record<string, string>;

/** What the wizard holds as a task, or a sentence for each field that is not yet right. Times are those of the zone. */
export function readTask(values: TaskValues, timeZone: string): { input: TaskInput; errors: TaskErrors } {
  const errors: TaskErrors = {};
  const text = (field: string) => (values[field]?.[0] ?? '').trim();
  const list = (field: string) => [...new Set(values[field] ?? [])].filter((value) => value !== '');
  const refuse = (field: string, sentence: string) => {
    errors[field] ??= sentence;
  };
  const oneOf = <const Options extends readonly [string, ...string[]]>(
    field: string,
    options: Options,
  ): Options[number] => options.find((option) => option === text(field)) ?? options[0];
  const whole = (field: string, { least, most, name }: { least: number; most: number; name: string }): number => {
    const typed = text(field);
    const value = typed === '' ? Number.NaN : Number(typed);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    refuse(field, `${name}: type a whole number from ${least} to ${most}.`);
    return least;
  };
  const time = (field: string, sentence: string, read = endOfMinuteOf): Date => {
    const at = read(text(field), timeZone);
    if (at === null) refuse(field, sentence);
    return at ?? new Date(0);
  };

  const type = oneOf('type', taskTypes);
  const title = text('title');
  if (title === '') refuse('title', 'Give the task a name, such as Equations with brackets.');
  if (title.length > taskLimits.longestTitle) refuse('title', `Use at most ${taskLimits.longestTitle} characters.`);
  if (/[\p{Cc}<>]/u.test(title)) refuse('title', 'Choose a name without special characters.');
  const instructions = text('instructions');
  if (instructions.length > taskLimits.longestInstructions) {
    refuse('instructions', `Use at most ${taskLimits.longestInstructions.toLocaleString('en-AU')} characters.`);
  }
  const courseIds = list('courseIds');
  if (courseIds.length === 0) refuse('courseIds', 'Choose at least one subject.');
  if (courseIds.length > taskLimits.mostCourses)
    refuse('courseIds', `Choose at most ${taskLimits.mostCourses} subjects.`);

  const source = oneOf('source', questionSources);
  const topicIds = list('topicIds');
  const count = (field: string, name: string) =>
    source === 'TOPICS' ? whole(field, { least: 0, most: taskLimits.mostQuestions, name }) : 0;
  const [easy, normal, hard] = [count('easy', 'Easy'), count('normal', 'Normal'), count('hard', 'Hard')];
  if (source === 'TOPICS') {
    if (topicIds.length === 0) refuse('topicIds', 'Tick at least one topic.');
    const sum = easy + normal + hard;
    if (sum < taskLimits.fewestQuestions) refuse('easy', 'A task has at least one question.');
    if (sum > taskLimits.mostQuestions) refuse('easy', `A task has at most ${taskLimits.mostQuestions} questions.`);
  }

  const opensAt = time('opensAt', 'Choose when it opens.', instantOf);
  const dueAt = time('dueAt', 'Choose when it’s due.');
  const lateUntil =
    text('lateUntil') === '' ? dueAt : time('lateUntil', 'Choose when late work closes, or leave it blank.');
  const problem = dateProblem({ opensAt, dueAt, lateUntil });
  if (problem && errors.opensAt === undefined && errors.dueAt === undefined) refuse(problem.field, problem.message);
  const { shortestMinutes: least, longestMinutes: most } = taskLimits;
  // A test is worked on as a challenge anyway.
  const practiceType = type === 'TEST' ? 'CHALLENGE_TASK' : oneOf('practiceType', taskPracticeTypes);
  const hasMinutes = text('minutes') !== '' && mayHaveClock({ type, practiceType });
  const minutes = !hasMinutes ? null : whole('minutes', { least, most, name: 'Minutes' });
  const answersWhen = oneOf('answersWhen', [usualAnswers({ type, source }), ...answersWhens]);
  const typedAnswersAt =
    answersWhen === 'DATE' ? time('answersAt', 'Choose when to release the answers.', instantOf) : null;
  // The last minute before the due time is still for working.
  const isSameMinute = typedAnswersAt !== null && wallClock(typedAnswersAt, timeZone) === wallClock(dueAt, timeZone);
  const answersAt = isSameMinute ? dueAt : typedAnswersAt;
  if (type === 'TEST' && answersAt !== null && errors.answersAt === undefined && answersAt < dueAt) {
    refuse('answersAt', 'You can’t release answers before the task is due. Choose a later date, or “At the due date”.');
  }

  const { mostTries } = taskLimits;
  const isOnce = type === 'TEST' || text('tries') === '';
  const tries = isOnce ? 1 : whole('tries', { least: 1, most: mostTries, name: 'Tries' });
  const gradeType = oneOf('gradeType', gradeTypes);
  const borders = { A: Number(text('A')), B: Number(text('B')), C: Number(text('C')), D: Number(text('D')) };
  const letters = gradeType === 'LETTER' ? bordersProblem(borders) : null;
  if (letters !== null) refuse('A', letters);
  const scoringType = oneOf('scoringType', scoringTypes);
  const rubric = scoringType === 'RUBRIC' ? readRubric(values.rubric?.[0] ?? '') : { criteria: [] };
  if ('problem' in rubric) refuse('rubric', rubric.problem);

  const wholeClass = text('whole') !== 'some';
  const ids = (field: string) => (wholeClass ? [] : list(field).filter(isUuid));
  const [groupIds, studentIds] = [ids('groups'), ids('students')];
  if (!wholeClass && groupIds.length + studentIds.length === 0)
    refuse('students', 'Tick at least one group or student, or choose the whole class.');

  const input: TaskInput = {
    type,
    practiceType,
    title,
    instructions,
    courseIds,
    source,
    topicIds: source === 'TOPICS' ? topicIds : [],
    easy,
    normal,
    hard,
    opensAt,
    dueAt,
    lateUntil,
    minutes,
    answersWhen,
    answersAt,
    tries,
    gradeType,
    letterBorders: gradeType === 'LETTER' ? borders : { A: 85, B: 70, C: 50, D: 25 },
    scoringType,
    rubric: 'criteria' in rubric ? rubric.criteria : [],
    wholeClass,
    groupIds,
    studentIds,
  };
  return { input, errors };
}
