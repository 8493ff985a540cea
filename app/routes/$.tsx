import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { badAddress } from '~/http/bad-address';
import { paths } from '~/lib/paths';

/** Unknown paths go to the home page; a file of an earlier build is gone, and a page in its place would not help. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (pathname === badAddress)
    throw data({ message: 'That address isn’t quite right. Try copying it again.' }, { status: 400 });
  if (pathname.startsWith('/assets/')) throw new Response('Not found', { status: 404 });
  throw redirect(paths.home);
}

export default function Unknown() {
  return null;
}
