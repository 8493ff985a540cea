import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LogbookIndex } from '~/components/error-logbook/logbook-index';
import { ErrorLogbooksPage } from '~/graphql/error-logbook/error-logbooks-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Error logbook | Marsmaths' }];

/** With one course there is nothing to choose: straight to its logbook. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await signedInPage(args, ErrorLogbooksPage);
  const courses = new Map(
    data.myCourses.map(({ course, unresolvedCount }) => [course.id, { ...course, unresolved: unresolvedCount }]),
  );
  for (const { courseId, courseName, courseGrade, unresolvedCount } of data.unresolvedCountByCourse) {
    const badge = courses.get(courseId)?.badge ?? String(courseGrade);
    courses.set(courseId, { id: courseId, name: courseName, badge, unresolved: unresolvedCount });
  }
  const [only, ...others] = courses.values();
  if (only !== undefined && others.length === 0) throw redirect(paths.courseErrorLogbook(only.id));
  return { courses: [...courses.values()].sort((a, b) => b.unresolved - a.unresolved) };
}

export default function ErrorLogbooks() {
  const { courses } = useLoaderData<typeof loader>();
  return <LogbookIndex courses={courses} />;
}
