import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HowWeCheckView } from '~/components/how-we-check/how-we-check-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { BankSummary } from '~/graphql/bank/bank-summary';
import { publicFact } from '~/graphql/public-facts.server';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';
import { checkTexts } from './check-texts.server';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'How we check every question',
    description:
      'Every answer worked out in two ways, every step checked, every common mistake tried: how we check our maths questions.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const [outcome, frame] = await Promise.all([publicFact(request, BankSummary, {}), publicFrame(request)]);
  const bank = outcome.ok ? outcome.data.bank : null;
  return { texts: checkTexts(), bank, ...frame };
}

export default function HowWeCheck() {
  const { texts, bank } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <HowWeCheckView texts={texts} bank={bank} />
    </PublicFrame>
  );
}
