import { guardedResource } from '~/lib/guarded-resource.server';

const text = `User-agent: *
Disallow: /api/
Disallow: /share/
Disallow: /s/
Disallow: /reset-password/
Allow: /
`;

export const loader = guardedResource(
  () =>
    new Response(text, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    }),
  { audience: 'anyone' },
);
