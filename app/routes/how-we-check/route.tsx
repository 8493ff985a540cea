import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HowWeCheckView } from '~/components/how-we-check/how-we-check-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { bankSummary } from '~/graphql/bank/bank-summary.server';
import { sessionToken } from '~/lib/session.server';
import { checkTexts } from './check-texts.server';

export const meta: MetaFunction = () => [
  { title: 'How we check every question | Marsmaths' },
  {
    name: 'description',
    content:
      'Two roads to every answer key, every step checked, every wrong path walked: how the questions are verified.',
  },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return { texts: checkTexts(), bank: await bankSummary(request), signedIn: sessionToken(request) !== null };
}

export default function HowWeCheck() {
  const { texts, bank, signedIn } = useLoaderData<typeof loader>();
  return (
    <PublicFrame signedIn={signedIn}>
      <HowWeCheckView texts={texts} bank={bank} />
    </PublicFrame>
  );
}
