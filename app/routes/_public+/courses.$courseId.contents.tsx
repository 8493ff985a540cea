import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import { contentsSummary } from '~/components/courses/contents-labels';
import { ContentsView } from '~/components/courses/contents-view';
import { CourseNotFound } from '~/components/courses/course-not-found';
import { PublicFrame } from '~/components/shell/public-frame';
import { RouteFailure } from '~/components/shell/route-failure';
import type { CourseContentsData } from '~/graphql/catalogue/course-contents';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { courseContents } from '~/loaders/course-contents.server';
import { publicFrame } from '~/loaders/frame.server';
import { nextStepIn } from '~/loaders/next-step.server';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction<typeof loader> = (place) =>
  publicPageMeta(place, place.data ? contentsOf(place.data.course) : unknownCourse);

const unknownCourse = {
  title: 'Course not found',
  description: 'We couldn’t find this course. The list of courses shows everything you can practise on Marsmaths.',
  indexed: false,
};

function contentsOf({ name, topics, practisableTopicCount }: CourseContentsData) {
  const summary = contentsSummary(topics.length, practisableTopicCount);
  return { title: `${name}: contents`, description: `What’s in ${name}, topic by topic. ${summary}` };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [course, frame] = await Promise.all([courseContents(request, params.courseId ?? ''), publicFrame(request)]);
  if (course === null) {
    throw data(
      { code: 'NOT_FOUND', message: 'Course not found. You’ll find every course in the list.' },
      { status: 404 },
    );
  }
  return { course, ...frame, nextStep: frame.shell === null ? null : await nextStepIn(request, course.id) };
}

export default function Contents() {
  const { course, shell, nextStep } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <ContentsView course={course} signedIn={shell !== null} nextStep={nextStep} />
    </PublicFrame>
  );
}

/** An unknown course keeps the site around it; every other failure has the one page of all failures. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteFailure />;
  return (
    <PublicFrame>
      <CourseNotFound />
    </PublicFrame>
  );
}
