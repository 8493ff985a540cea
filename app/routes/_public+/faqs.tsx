import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FaqsView } from '~/components/faqs/faqs-view';
import { longestSearch } from '~/components/faqs/search-faqs';
import { InfoPage } from '~/components/info/info-page';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';

export const handle: RouteHandle = { cacheable: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'FAQs',
    description:
      'Questions people ask about Marsmaths: getting started, practising, paying, teaching, privacy and safety. Search them or ask us.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  return { typed: typed.slice(0, longestSearch), ...(await publicFrame(request)) };
}

export default function Faqs() {
  const { typed } = useLoaderData<typeof loader>();
  return (
    <InfoPage title="FAQs" lead="Short answers. Can’t find yours? Ask us.">
      <FaqsView key={typed} typed={typed} />
    </InfoPage>
  );
}
