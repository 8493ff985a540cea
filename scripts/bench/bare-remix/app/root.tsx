import { Outlet, Scripts, useLocation } from '@remix-run/react';
import { constantElement, constantPage } from './constant-pages';

/** The page's own elements from constants, and what Remix needs to hydrate. */
export default function Root() {
  const page = constantPage(useLocation().pathname);
  if (page === undefined) return null;
  const { html, head, body } = page;
  return (
    <html {...html}>
      {constantElement(head, 0)}
      {constantElement(
        body,
        1,
        <>
          <Outlet />
          <Scripts />
        </>,
      )}
    </html>
  );
}
