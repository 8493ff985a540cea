import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from '@remix-run/react';
import { CourseMapView } from '~/components/course-map/course-map-view';
import { CourseMapPage } from '~/graphql/catalogue/course-map';
import { pageTitle } from '~/lib/page-meta';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? `${page.map.course.name} map` : 'Course map') },
];

export async function loader(args: LoaderFunctionArgs) {
  const { data: page } = await signedInPage(args, CourseMapPage, { courseId: args.params.courseId ?? '' });
  if (page.courseMap === null) {
    throw data(
      { code: 'NOT_FOUND', message: 'Course not found. Choose one from the list of courses.' },
      { status: 404 },
    );
  }
  return { map: page.courseMap };
}

/** Which topic is told about stands in the address alone: nothing has to be read again for it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && formMethod === undefined
    ? false
    : defaultShouldRevalidate;

export default function CourseMap() {
  const { map } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const view = search.get('view') === 'list' ? 'list' : 'map';
  return <CourseMapView map={map} view={view} wanted={search.get('topic')} />;
}
