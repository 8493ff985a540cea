import { env } from '~/http/env.server';
import { guardedResource } from '~/http/guarded-resource.server';

const rules = `User-agent: *
Disallow: /api/
Disallow: /share/
Disallow: /s/
Disallow: /reset-password/
Allow: /
`;

export const loader = guardedResource(
  ({ request }) => {
    const site = env.SITE_URL ?? new URL(request.url).origin;
    return new Response(`${rules}\nSitemap: ${new URL('/sitemap.xml', site).href}\n`, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  },
  { audience: 'anyone' },
);
