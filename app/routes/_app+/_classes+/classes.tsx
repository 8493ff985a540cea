import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Classes | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function Classes() {
  return (
    <ComingPage
      title="Classes"
      lead="The classes your teachers have asked you into."
      heading="You are in no class yet"
      way={{ to: paths.courses, label: 'Practise on your own' }}
      blue
    >
      <p>Teachers cannot open classes here yet. When one of yours does, the class shows up on this page.</p>
    </ComingPage>
  );
}
