import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Class | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function Class() {
  return (
    <ComingPage
      title="Class"
      lead="One class, its people and its tasks."
      heading="There is no such class"
      way={{ to: paths.classes, label: 'My classes' }}
    >
      <p>Classes are not open yet, so this address leads nowhere for now.</p>
    </ComingPage>
  );
}
