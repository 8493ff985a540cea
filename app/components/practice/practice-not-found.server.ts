/** The 404 of a practice or a question that is not there, or is somebody else's. */
export function practiceNotFound(): Response {
  return Response.json(
    {
      code: 'PRACTICE_NOT_FOUND',
      message: 'Practice not found. It may have been removed, or the link might have a typo.',
    },
    { status: 404, headers: { 'cache-control': 'private, no-store' } },
  );
}
