import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react';
import { askedView } from '~/components/asked-question/asked-view.server';
import { CourseNotFound } from '~/components/courses/course-not-found';
import { BareFrame } from '~/components/onboarding/bare-frame';
import { ChooseTest } from '~/components/placement/choose-test';
import { placementPath } from '~/components/placement/placement-paths';
import { PlacementQuestion } from '~/components/placement/placement-question';
import { PlacementResult } from '~/components/placement/placement-result';
import { PlacementStart } from '~/components/placement/placement-start';
import { RouteFailure } from '~/components/shell/route-failure';
import { OnboardingCourses } from '~/graphql/catalogue/onboarding-courses';
import { attempt } from '~/graphql/executor.server';
import { KeepPlacement } from '~/graphql/placement/keep-placement';
import { PlacementFreeFrom } from '~/graphql/placement/placement-free-from';
import { PlacementStep } from '~/graphql/placement/placement-step';
import { publicFact } from '~/graphql/public-facts.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { keptPlacement, placementCookie } from '~/http/placement-cookie.server';
import { sessionToken } from '~/http/session.server';
import { dayInWords } from '~/lib/day-labels';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { pageFailure } from '~/loaders/page-failure.server';

/** The one subject there is, for links that name no course. */
const allMaths = 'maths';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true, cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Placement test',
    description:
      'About fifteen maths questions, picked by your answers, show where to start. No clock, no mark, no account.',
    // One page for search engines: the one that offers every course.
    address: placementPath(allMaths),
  });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const signedIn = sessionToken(request) !== null;
  const courseId = params.subject ?? '';
  if (courseId === allMaths) return { signedIn, step: null, question: null, kept: false, freeFrom: null };
  const run = keptPlacement(request);
  if (run === null) {
    const [step, freeFrom] = await Promise.all([
      beforeTest(request, courseId),
      signedIn ? free(request, courseId) : null,
    ]);
    return { signedIn, step, question: null, kept: false, freeFrom };
  }
  const outcome = await attempt(request, PlacementStep, { courseId, run, begin: false }, { token: null });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const step = outcome.data.placementStep;
  // Whoever comes back from registering or logging in has it kept: the same run again changes nothing.
  const kept = signedIn && step.result !== null && run !== null && (await attempt(request, KeepPlacement, { run })).ok;
  const freeFrom = kept ? await free(request, courseId) : null;
  return { signedIn, step, question: step.question && askedView(step.question, 'placement'), kept, freeFrom };
}

/** From when the viewer may take the test again, in words; null when now, or where nobody can tell. */
async function free(request: Request, courseId: string): Promise<string | null> {
  const outcome = await attempt(request, PlacementFreeFrom, { courseId });
  return outcome.ok && outcome.data.placementFreeFrom !== null ? dayInWords(outcome.data.placementFreeFrom) : null;
}

/** Before the first question the name of the course is all there is to know: it comes with the release. */
async function beforeTest(request: Request, courseId: string) {
  const outcome = await publicFact(request, OnboardingCourses, {});
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const course = outcome.data.courses.find(({ id }) => id === courseId);
  if (!course)
    throw data(
      { code: 'NOT_FOUND', message: 'Course not found. The list of courses shows what there is.' },
      { status: 404 },
    );
  return { course, askedCount: 0, topic: null, result: null };
}

export const action: (args: ActionFunctionArgs) => Promise<unknown> = guardedAction(
  async ({ request, params, form }) => {
    const courseId = params.subject ?? '';
    const intent = formText(form, 'intent');
    const typed = formText(form, 'answer');
    const begin = intent === 'begin';
    const answer = begin
      ? null
      : { place: Number.parseInt(formText(form, 'place'), 10) || 0, text: typed, notLearned: intent === 'not-learned' };
    const variables = { courseId, run: keptPlacement(request), begin, answer };
    const outcome = await attempt(request, PlacementStep, variables, { token: null });
    if (!outcome.ok) throw pageFailure(request, outcome.failure);
    const { run, problem } = outcome.data.placementStep;
    if (problem !== null) return data({ problem, typed }, { status: 422 });
    const headers = run === null ? undefined : { 'set-cookie': placementCookie(run) };
    return redirect(placementPath(courseId), { status: 303, headers });
  },
);

export default function EnrollmentTest() {
  const { signedIn, step, question, kept, freeFrom } = useLoaderData<typeof loader>();
  const again = useActionData<{ problem: string; typed: string }>() ?? null;
  if (step === null) {
    return (
      <BareFrame>
        <ChooseTest />
      </BareFrame>
    );
  }
  const { course, result } = step;
  if (result !== null) return <PlacementResult course={course} result={result} kept={kept} freeFrom={freeFrom} />;
  return (
    <BareFrame>
      {question === null ? (
        <PlacementStart course={course} freeFrom={freeFrom} />
      ) : (
        <PlacementQuestion
          course={course}
          place={step.askedCount + 1}
          topicTitle={step.topic?.title ?? question.title}
          question={question}
          again={again}
          leave={signedIn ? paths.home : paths.landing}
        />
      )}
    </BareFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteFailure />;
  return (
    <BareFrame>
      <CourseNotFound />
    </BareFrame>
  );
}
