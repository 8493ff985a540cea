/**
 * For pages without React: browsers that can fetch the next page as soon as somebody points at a link to it. The same
 * links as `CodePrefetch`; those that log out or change anything have no such mark.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-discover]' }, eagerness: 'moderate' }],
});
