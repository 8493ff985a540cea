import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react';
import { askedView } from '~/components/asked-question/asked-view.server';
import { CourseNotFound } from '~/components/courses/course-not-found';
import { BareFrame } from '~/components/onboarding/bare-frame';
import { ChooseTest } from '~/components/placement/choose-test';
import { PlacementQuestion } from '~/components/placement/placement-question';
import { type Keeping, PlacementResult } from '~/components/placement/placement-result';
import { PlacementStart } from '~/components/placement/placement-start';
import { RouteFailure } from '~/components/shell/route-failure';
import { OnboardingCourses } from '~/graphql/catalogue/onboarding-courses';
import { attempt } from '~/graphql/executor.server';
import { KeepPlacement } from '~/graphql/placement/keep-placement';
import { PlacementFreeFrom } from '~/graphql/placement/placement-free-from';
import { PlacementStep } from '~/graphql/placement/placement-step';
import { publicFact } from '~/graphql/public-facts.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { droppedPlacement, keptPlacement, placementCookie } from '~/http/placement-cookie.server';
import { dayInWords } from '~/lib/day-labels';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { placementPath } from '~/lib/placement-paths';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';
import { nextStepIn } from '~/loaders/next-step.server';
import { stepFailure } from '~/loaders/own-steps.server';
import { pageFailure } from '~/loaders/page-failure.server';
import { chosenIn } from '~/loaders/sign-up-query.server';

/** The one subject there is, for links that name no course. */
const allMaths = 'maths';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true, cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Placement test',
    description:
      'About fifteen maths questions, chosen from your answers, show where to start. No timer, no mark, no account needed.',
    // One page for search engines: the one that offers every course.
    address: placementPath(allMaths),
  });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { shell, ...frame } = await publicFrame(request);
  const signedIn = shell !== null;
  const courseId = params.subject ?? '';
  const chosen = chosenIn(new URL(request.url).searchParams);
  const place = placementPath(courseId, chosen);
  // The data of a page has an address of its own, which the cookie of the test is not sent to.
  if (request.headers.get('sec-fetch-dest') === 'empty') throw redirectDocument(place);
  const nobodyYet = { keeping: null, freeFrom: null, nextStep: null };
  if (courseId === allMaths) return { ...frame, signedIn, chosen, step: null, question: null, ...nobodyYet };
  const run = keptPlacement(request, courseId);
  if (run === null) {
    const [step, freeFrom] = await Promise.all([
      beforeTest(request, courseId),
      signedIn ? free(request, courseId) : null,
    ]);
    return { ...frame, signedIn, chosen, step, question: null, keeping: null, freeFrom, nextStep: null };
  }
  const outcome = await attempt(request, PlacementStep, { courseId, run, begin: false }, { token: null });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const step = outcome.data.placementStep;
  if (!signedIn || step.result === null) {
    const question = step.question && askedView(step.question, 'placement');
    return { ...frame, signedIn, chosen, step, question, keeping: 'VISITOR' as const, freeFrom: null, nextStep: null };
  }
  // Whoever comes back from registering or logging in has it kept: the same run again changes nothing.
  const keeping = await keep(request, run);
  const freeFrom = keeping === 'VISITOR' ? null : await free(request, courseId);
  const nextStep = keeping === 'KEPT' ? await nextStepIn(request, courseId) : null;
  const page = { signedIn, chosen, step, question: null, keeping, freeFrom, nextStep };
  // It belongs to this account now: the next one that logs in on this browser has a test of its own to take.
  const isSettled = keeping === 'KEPT' || keeping === 'OTHER_STANDS';
  return isSettled ? data(page, { headers: { 'set-cookie': droppedPlacement(courseId) } }) : page;
}

async function keep(request: Request, run: string): Promise<Keeping> {
  const outcome = await attempt(request, KeepPlacement, { run });
  if (outcome.ok) return outcome.data.keepPlacement ? 'KEPT' : 'OTHER_STANDS';
  const { code } = outcome.failure;
  if (code === 'TERMS_NOT_ACCEPTED') throw stepFailure(request, outcome.failure);
  return code === 'UNAUTHENTICATED' ? 'VISITOR' : 'NOT_NOW';
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
      { code: 'NOT_FOUND', message: 'Course not found. You’ll find every course in the list.' },
      { status: 404 },
    );
  return { course, startedAt: null, askedCount: 0, topic: null, result: null };
}

export const action: (args: ActionFunctionArgs) => Promise<unknown> = guardedAction(
  async ({ request, params, form }) => {
    const courseId = params.subject ?? '';
    const intent = formText(form, 'intent');
    const typed = formText(form, 'answer');
    const startedAt = numberOf(form, 'run');
    const begin = intent === 'begin' || intent === 'again';
    const answer = begin
      ? null
      : { startedAt, place: numberOf(form, 'place'), text: typed, notLearned: intent === 'not-learned' };
    const dropping = intent === 'again' ? startedAt : null;
    const variables = { courseId, run: keptPlacement(request, courseId), begin, dropping, answer };
    const outcome = await attempt(request, PlacementStep, variables, { token: null });
    if (!outcome.ok) throw pageFailure(request, outcome.failure);
    const { run, problem } = outcome.data.placementStep;
    if (problem !== null) return data({ problem, typed }, { status: 422 });
    const headers = run === null ? undefined : { 'set-cookie': placementCookie(courseId, run) };
    const place = placementPath(courseId, chosenIn(new URL(request.url).searchParams));
    return redirect(place, { status: 303, headers });
  },
);

/** A whole number of a form, as GraphQL takes it; 0, which names nothing, for anything else. */
const numberOf = (form: FormData, name: string): number => {
  const typed = formText(form, name);
  return /^\d{1,10}$/.test(typed) && Number(typed) < 2 ** 31 ? Number(typed) : 0;
};

export default function EnrollmentTest() {
  const { signedIn, chosen, step, question, keeping, freeFrom, nextStep } = useLoaderData<typeof loader>();
  const again = useActionData<{ problem: string; typed: string }>() ?? null;
  if (step === null) {
    return (
      <BareFrame>
        <ChooseTest />
      </BareFrame>
    );
  }
  const { course, result, startedAt } = step;
  if (result !== null && keeping !== null) {
    return (
      <PlacementResult
        course={course}
        chosen={chosen}
        run={startedAt ?? 0}
        result={result}
        keeping={keeping}
        freeFrom={freeFrom}
        nextStep={nextStep}
      />
    );
  }
  return (
    <BareFrame>
      {question === null ? (
        <PlacementStart course={course} freeFrom={freeFrom} />
      ) : (
        <PlacementQuestion
          course={course}
          run={startedAt ?? 0}
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
