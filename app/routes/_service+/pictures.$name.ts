import { drawPicture } from '~/components/avatar/draw-picture';
import { guardedResource } from '~/http/guarded-resource.server';

/** Pictures of people and of what they wear. The name says all that is drawn; nothing of anybody is looked up. */
export const loader = guardedResource(({ params }) => {
  const name = params.name ?? '';
  const picture = name.length > 300 ? null : drawPicture(name);
  if (picture === null) return new Response('Picture not found.\n', { status: 404 });
  return new Response(picture, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
});
