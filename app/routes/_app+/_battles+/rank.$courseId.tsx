import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Rank | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function Rank() {
  return (
    <ComingPage
      title="Rank"
      lead="Your tier in battles, from Plastic to Marslite."
      heading="Ranks are not open yet"
      way={{ to: paths.home, label: 'Go home' }}
    >
      <p>A rank is won in battles, and battles are not open yet. What you practise today counts towards your topics.</p>
    </ComingPage>
  );
}
