import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CoursesView } from '~/components/courses/courses-view';
import { ChooseCourses } from '~/graphql/catalogue/choose-courses';
import { CoursesPage, PublicCoursesPage } from '~/graphql/catalogue/courses-page';
import { attempt } from '~/graphql/executor.server';
import { publicFact } from '~/graphql/public-facts.server';
import { formTexts, guardedAction } from '~/http/guarded-action.server';
import { sessionToken } from '~/http/session.server';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { pageFailure } from '~/loaders/page-failure.server';
import { actionFailure, pageOfSession, requireSession } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = {
  blueHeader: true,
  blueBackground: true,
  publicPage: true,
  cacheable: true,
  hydrate: false,
};
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Courses',
    description:
      'Maths courses for Years 1 to 12, NAPLAN, selective tests, HSC and VCE. See each course’s topics and what you can practise now.',
  });

/** Open to all; a signed-in student can choose from the list. */
export async function loader(args: LoaderFunctionArgs) {
  const hasSession = sessionToken(args.request) !== null;
  const page = hasSession ? await pageOfSession(args, CoursesPage) : null;
  if (page === null) {
    const outcome = await publicFact(args.request, PublicCoursesPage, {});
    if (!outcome.ok) throw pageFailure(args.request, outcome.failure);
    return { signedIn: false, sessionIsOver: hasSession, courses: outcome.data.courses, chosen: [] };
  }
  const { data } = page;
  return { signedIn: true, courses: data.courses, chosen: data.myCourses.map(({ course }) => course.id) };
}

export const action: (args: ActionFunctionArgs) => Promise<Response> = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const courseIds = formTexts(form, 'course');
  const outcome = await attempt(request, ChooseCourses, { courseIds });
  if (outcome.ok) return redirect(paths.home);
  const failure = actionFailure(request, outcome.failure);
  throw Response.json({ code: failure.code, message: failure.message }, { status: failure.status });
});

export default function Courses() {
  const { signedIn, courses, chosen } = useLoaderData<typeof loader>();
  return <CoursesView courses={courses} chosen={chosen} canChoose={signedIn} />;
}
