import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { constantPage } from '../constant-pages';

export function loader({ request }: LoaderFunctionArgs) {
  const page = constantPage(new URL(request.url).pathname);
  if (page === undefined) throw new Response(null, { status: 404 });
  return page.data;
}

export default function Page() {
  useLoaderData<typeof loader>();
  return null;
}
