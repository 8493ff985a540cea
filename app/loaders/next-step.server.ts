import { attempt } from '../graphql/executor.server';
import { type NextStepData, NextStepOf } from '../graphql/next-step/next-step';

/** The viewer's next step in a course, for a page that can do without: null where it cannot be told now. */
export async function nextStepIn(request: Request, courseId: string): Promise<NextStepData | null> {
  const outcome = await attempt(request, NextStepOf, { courseId });
  return outcome.ok ? outcome.data.nextStep : null;
}
