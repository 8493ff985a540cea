import latin from 'small-fonts/text.woff2?url';

/** For the root route's `links`: the one font starts to load beside the styles, so text does not jump. */
export const fontPreload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: latin,
  crossOrigin: 'anonymous',
} as const;
