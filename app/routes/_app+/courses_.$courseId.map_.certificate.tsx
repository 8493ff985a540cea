import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { certificateOf, designsOf } from '~/components/certificate/certificate-data';
import { CertificateView } from '~/components/certificate/certificate-view';
import { CertificatePage } from '~/graphql/catalogue/certificate';
import { dayIn, dayInWords } from '~/lib/day-labels';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Your certificate | Marsmaths' }];

/** `?topic=` a mastered topic, without it the whole course; `?design=` how it looks. 404 for what is not mastered. */
export async function loader(args: LoaderFunctionArgs) {
  const courseId = args.params.courseId ?? '';
  const { viewer, data: page } = await signedInPage(args, CertificatePage, { courseId });
  const { searchParams } = new URL(args.request.url);
  const topicId = searchParams.get('topic');
  const found = page.courseMap && certificateOf(page.courseMap, topicId);
  if (!page.courseMap || !found) {
    throw data(
      {
        code: 'NOT_FOUND',
        message: 'Certificate not found. You’ll get one once you’ve mastered this. The map shows what’s left.',
      },
      { status: 404 },
    );
  }
  const designs = designsOf(page.ownedItems);
  const { reachedAt, ...certificate } = found;
  return {
    courseId,
    courseName: page.courseMap.course.name,
    topicId,
    nickname: viewer.nickname,
    certificate: {
      ...certificate,
      day: reachedAt === null ? null : dayInWords(dayIn(viewer.timeZone, new Date(reachedAt))),
    },
    designs,
    design: designs.find(({ id }) => id === searchParams.get('design'))?.id ?? 'plain',
  };
}

export default function CertificateRoute() {
  const page = useLoaderData<typeof loader>();
  return <CertificateView {...page} />;
}
