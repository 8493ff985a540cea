/** The steps to a first course, in order; each can be seen at its own address again. */
export const onboardingSteps = [
  'welcome',
  'role',
  'year-level',
  'pathway',
  'courses',
  'try-one',
  'placement',
  'done',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What was chosen so far, as the address has it. */
interface OnboardingChoice {
  year: number | null;
  courses: readonly unknown[];
}

export const isOnboardingStep = (text: string | undefined): text is OnboardingStep =>
  onboardingSteps.some((step) => step === text);

/** The first step whose question was not answered yet: where an unknown step, or one too far ahead, leads. */
export function firstUnfinished({ year, courses }: OnboardingChoice): OnboardingStep {
  if (year === null) return 'welcome';
  return courses.length === 0 ? 'courses' : 'try-one';
}

/** Whether a step has all that it speaks of. */
export function canShow(step: OnboardingStep, { year, courses }: OnboardingChoice): boolean {
  if (step === 'welcome' || step === 'role' || step === 'year-level') return true;
  return year !== null && (step === 'courses' || step === 'pathway' || courses.length > 0);
}

/** The course that a school year has by itself; null for Years 11 and 12, where there are several subjects. */
export const courseOfYear = (year: number): string | null => (year <= 10 ? `year-${year}` : null);
