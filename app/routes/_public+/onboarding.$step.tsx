import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AgeStep } from '~/components/onboarding/age-step';
import { BareFrame } from '~/components/onboarding/bare-frame';
import { CourseStep } from '~/components/onboarding/course-step';
import { DoneStep, PlacementStep, TryStep } from '~/components/onboarding/last-steps';
import { canShow, courseOfYear, firstUnfinished, isOnboardingStep } from '~/components/onboarding/onboarding-steps';
import { InviteStep } from '~/components/onboarding/own-steps';
import { PathwayStep } from '~/components/onboarding/pathway-step';
import { isState, offeredCourses } from '~/components/onboarding/pathways';
import { PlanStep } from '~/components/onboarding/plan-step';
import { ProfileStep } from '~/components/onboarding/profile-step';
import { RoleStep } from '~/components/onboarding/role-step';
import { GoalStep, TimeStep } from '~/components/onboarding/study-steps';
import {
  FirstClassStep,
  FirstTaskStep,
  SchoolStep,
  StudentsStep,
  SubjectsStep,
} from '~/components/onboarding/teacher-steps';
import { TermsStep } from '~/components/onboarding/terms-step';
import { VisitorStep } from '~/components/onboarding/visitor-step';
import { WelcomeStep } from '~/components/onboarding/welcome-step';
import { YearStep } from '~/components/onboarding/year-step';
import { OnboardingCourses } from '~/graphql/catalogue/onboarding-courses';
import { publicFact } from '~/graphql/public-facts.server';
import { guardedAction } from '~/http/guarded-action.server';
import { sessionToken } from '~/http/session.server';
import { emptyAccountForm } from '~/lib/account-forms';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { takeFirstCourses } from '~/loaders/first-courses.server';
import { publicFrame } from '~/loaders/frame.server';
import { firstOwnStep, openTermsStep, ownStep, takeOwnStep } from '~/loaders/own-steps.server';
import { pageFailure } from '~/loaders/page-failure.server';
import { firstCoursesIn, yearLevelIn } from '~/loaders/sign-up-query.server';
import { takeTeacherStep, teacherStep } from '~/loaders/teacher-steps.server';
import { isAccountStep, isOwnStep, isTeacherStep } from '../../../rules/study-plan';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true, cacheable: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Find your course',
    description:
      'Choose your school year, find your course, try a real question and see where to start. No account needed.',
    // The later steps only make sense with what was chosen before them.
    address: paths.onboarding('welcome'),
  });

/** What was chosen stands in the address, so nothing is lost on the way back, and any step can be gone on with. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const year = yearLevelIn(searchParams);
  const step = params.step;
  const { shell, ...frame } = await publicFrame(request);
  const signedIn = shell !== null;
  if (isAccountStep(step)) {
    // Where our server is away nobody knows whose session it is: the step itself says so.
    const isVisitor = !signedIn && (frame.sessionIsOver === true || sessionToken(request) === null);
    if (isVisitor) return { ...frame, step: 'visitor' as const, wanted: step };
    if (isOwnStep(step)) return ownStep(request, step);
    return isTeacherStep(step) ? teacherStep(request, step) : openTermsStep(request);
  }
  if (step === firstOwnStep && signedIn) return ownStep(request, step);
  // Somebody who has an account has steps of their own: an address that is none of ours leads to the first open one.
  if (!isOnboardingStep(step) && signedIn) throw redirect(paths.onboarding(firstOwnStep));
  if (step === 'welcome') return { step: 'welcome' as const };
  if (step === 'role') return { step: 'role' as const };
  if (step === 'year-level') return { step: 'year-level' as const };
  if (year === null) throw redirect(paths.onboarding('welcome'));
  const outcome = await publicFact(request, OnboardingCourses, {});
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const courses = firstCoursesIn(searchParams, outcome.data.courses);
  const wanted = searchParams.get('state');
  const state = isState(wanted) ? wanted : null;
  const course = courses.map(({ id }) => id);
  const chosen = { year: String(year), state: state ?? '', course };
  if (!isOnboardingStep(step) || !canShow(step, { year, courses })) {
    throw redirect(paths.onboarding(firstUnfinished({ year, courses }), chosen));
  }
  if (step === 'pathway') return { step: 'pathway' as const, year };
  const [first, ...others] = courses;
  if (step === 'courses' || first === undefined) {
    const ticked = first === undefined ? [courseOfYear(year) ?? ''] : course;
    return { step: 'courses' as const, year, ticked, ...offeredCourses({ year, state }, outcome.data.courses) };
  }
  const names = others.map(({ name }) => name);
  const last = { year, course: first, others: names, chosen, signedIn };
  if (step === 'try-one') return { step: 'try-one' as const, ...last };
  if (step === 'placement') return { step: 'placement' as const, ...last };
  return { step: 'done' as const, ...last };
}

/** Of the steps before registering only that of the courses is a form. */
export const action = guardedAction(({ request, params: { step }, form }) => {
  if (step === 'courses') return takeFirstCourses(request, form);
  return isTeacherStep(step) ? takeTeacherStep(request, step, form) : takeOwnStep(request, step, form);
});

export default function Onboarding() {
  return (
    <BareFrame>
      <Step />
    </BareFrame>
  );
}

function Step() {
  const page = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? emptyAccountForm;
  switch (page.step) {
    case 'visitor':
      return <VisitorStep wanted={page.wanted} />;
    case 'role':
      return <RoleStep />;
    case 'pathway':
      return <PathwayStep year={page.year} />;
    case 'age':
      return <AgeStep state={state} />;
    case 'goal':
      return <GoalStep goal={page.goal} minutesADay={page.minutesADay} state={state} />;
    case 'time':
      return <TimeStep studyHour={page.studyHour} state={state} />;
    case 'profile':
      return <ProfileStep nickname={page.nickname} picture={page.picture} ideas={page.ideas} state={state} />;
    case 'invite':
      return <InviteStep link={page.link} />;
    case 'plan':
      return <PlanStep plan={page.plan} course={page.course} nextStep={page.nextStep} />;
    case 'terms':
      return <TermsStep next={page.next} />;
    case 'school':
      return <SchoolStep schoolName={page.schoolName} state={state} />;
    case 'subjects-years':
      return <SubjectsStep courses={page.courses} teaches={page.teaches} state={state} />;
    case 'first-class':
      return (
        <FirstClassStep
          courses={page.courses}
          courseId={page.courseId}
          creationKey={page.creationKey}
          school={page.school}
          state={state}
        />
      );
    case 'students':
      return <StudentsStep school={page.school} link={page.link} />;
    case 'first-task':
      return <FirstTaskStep school={page.school} creationKey={page.creationKey} state={state} />;
    case 'welcome':
      return <WelcomeStep />;
    case 'year-level':
      return <YearStep />;
    case 'courses':
      return <CourseStep {...page} state={state} />;
    case 'try-one':
      return <TryStep {...page} />;
    case 'placement':
      return <PlacementStep {...page} />;
    case 'done':
      return <DoneStep {...page} />;
  }
}
