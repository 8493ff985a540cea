import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '~/lib/paths';

/** Unknown paths go to the home page; a file of an earlier build is gone, and a page in its place would not help. */
export function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).pathname.startsWith('/assets/')) throw new Response('Not found', { status: 404 });
  throw redirect(paths.home);
}

export default function Unknown() {
  return null;
}
