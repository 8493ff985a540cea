import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PublicFrame } from '~/components/shell/public-frame';
import { TryView } from '~/components/try-question/try-view';
import { tryView } from '~/components/try-question/try-view.server';
import { sample } from '~/graphql/visitors/sample.server';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';
import { pageFailure } from '~/loaders/page-failure.server';
import { chosenIn } from '~/loaders/sign-up-query.server';

export const handle: RouteHandle = { hydrate: false };
export const meta: MetaFunction<typeof loader> = (place) => {
  const topic = place.data?.tried.topic;
  return publicPageMeta(place, {
    title: topic ? `Try ${topic.title}, Year ${topic.year}` : 'Try a question',
    description: topic
      ? `A real Year ${topic.year} question on “${topic.title}”, marked straight away. No account needed.`
      : 'A real maths question from Years 1 to 12, marked straight away. Get it wrong, and you’ll see why. No account needed.',
    indexed: false,
  });
};

/** Question, answer and steps stand in the address: the same address is always the same page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const number = Number(searchParams.get('question') ?? '1');
  if (!Number.isInteger(number) || number < 1 || number > 9999) {
    throw data({ code: 'NOT_FOUND', message: 'We couldn’t find a question with that number.' }, { status: 404 });
  }
  const answer = searchParams.get('answer');
  const variables = { topicId: params.topicId ?? '', number, answer, steps: searchParams.get('steps') === 'yes' };
  const [outcome, frame] = await Promise.all([sample(request, variables), publicFrame(request)]);
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  return { tried: tryView(outcome.data.sample, answer ?? ''), chosen: chosenIn(searchParams), ...frame };
}

export default function Try() {
  const { tried, chosen, shell } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <TryView tried={tried} chosen={chosen} signedIn={shell !== null} />
    </PublicFrame>
  );
}
