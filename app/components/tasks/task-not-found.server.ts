/** The 404 of an address that mixes the ids of a class and a task. */
export function taskNotFound(): Response {
  return Response.json(
    { code: 'NOT_FOUND', message: 'Task not found. It may have been deleted, or it might not be yours.' },
    { status: 404, headers: { 'cache-control': 'private, no-store' } },
  );
}
