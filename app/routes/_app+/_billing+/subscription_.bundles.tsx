import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Bundles | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function Bundles() {
  return (
    <ComingPage
      title="Bundles"
      lead="Several courses in one plan."
      heading="Plans are not on sale yet"
      way={{ to: paths.subscription, label: 'Your plan' }}
    >
      <p>Nothing can be bought here yet, and nothing is charged. Your plan page says what you can use today.</p>
    </ComingPage>
  );
}
