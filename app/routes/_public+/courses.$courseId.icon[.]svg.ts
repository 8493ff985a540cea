import { badgeSvg } from '~/components/courses/badge-svg';
import { guardedResource } from '~/http/guarded-resource.server';
import { courseContents } from '~/loaders/course-contents.server';

/** The badge of a course as a picture: what `Course.iconUrl` points at. */
export const loader = guardedResource(
  async ({ request, params }) => {
    const course = await courseContents(request, params.courseId ?? '');
    if (course === null) return new Response('No such course.\n', { status: 404 });
    return new Response(badgeSvg(course.badge, course.name), {
      headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
    });
  },
  { audience: 'anyone' },
);
