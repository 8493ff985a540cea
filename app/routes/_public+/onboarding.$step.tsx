import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BareFrame } from '~/components/onboarding/bare-frame';
import { CourseStep } from '~/components/onboarding/course-step';
import { ReadyStep } from '~/components/onboarding/ready-step';
import { YearStep } from '~/components/onboarding/year-step';
import { OnboardingCourses } from '~/graphql/catalogue/onboarding-courses';
import { publicFact } from '~/graphql/public-facts.server';
import { sessionToken } from '~/http/session.server';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { pageFailure } from '~/loaders/page-failure.server';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true, cacheable: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Find your course',
    description: 'Two questions to the course that fits: your school year, and what you learn for.',
    // The later steps only make sense with what was chosen before them.
    address: paths.onboarding(1),
  });

/** Year, course, ready: what was chosen stands in the address, so nothing is lost on the way back. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const year = Number(searchParams.get('year'));
  const known = Number.isInteger(year) && year >= 1 && year <= 12;
  const signedIn = sessionToken(request) !== null;
  if (params.step === '1') return { step: 1 as const };
  if (params.step !== '2' && params.step !== '3') throw redirect(paths.onboarding(1));
  if (!known) throw redirect(paths.onboarding(1));
  const outcome = await publicFact(request, OnboardingCourses, {});
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const courses = outcome.data.courses.filter(({ grade }) => grade === year);
  if (params.step === '2') return { step: 2 as const, year, courses };
  const course = outcome.data.courses.find(({ id }) => id === searchParams.get('course'));
  if (course === undefined) throw redirect(paths.onboarding(2, { year: String(year) }));
  return { step: 3 as const, year, course, signedIn };
}

export default function Onboarding() {
  const page = useLoaderData<typeof loader>();
  return (
    <BareFrame>
      {page.step === 1 ? <YearStep /> : null}
      {page.step === 2 ? <CourseStep year={page.year} courses={page.courses} /> : null}
      {page.step === 3 ? <ReadyStep course={page.course} signedIn={page.signedIn} /> : null}
    </BareFrame>
  );
}
