/** For everything that belongs to one person: nothing on the way may keep it. */
export const privateCacheControl = 'private, no-store, no-transform';

/** For a page that is the same for all: browsers and caches keep it and ask each time whether it has changed. */
export const publicCacheControl = 'public, no-cache';
