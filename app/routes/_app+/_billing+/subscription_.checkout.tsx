import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Checkout | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function Checkout() {
  return (
    <ComingPage
      title="Checkout"
      lead="Where a plan is paid for."
      heading="Plans are not on sale yet"
      way={{ to: paths.subscription, label: 'Your plan' }}
    >
      <p>There is nothing in a basket and nothing is charged. Your plan page says what you can use today.</p>
    </ComingPage>
  );
}
