const publicPages = [
  /^\/$/,
  /^\/(careers|about|terms-conditions|privacy-policy|contact|faqs|pricing|courses|invitations)\/?$/i,
  /^\/courses\/[^/]+\/contents\/?$/i,
  /^\/how-we-check(\/replay)?\/?$/i,
  /^\/onboarding\/[^/]+\/?$/i,
  /^\/enrollment-test\/[^/]+\/?$/i,
  /^\/share\/task\/[^/]+\/studentTask\/[^/]+\/[^/]+\/?$/i,
  /^\/s\/[^/]+\/?$/i,
  /^\/(login|register|logout|forgot-password)\/?$/i,
  /^\/reset-password\/[^/]+\/?$/i,
];

/** Whether everybody may see the page with this path, signed in or not. */
export function isPublicPath(path: string): boolean {
  return publicPages.some((page) => page.test(path));
}
