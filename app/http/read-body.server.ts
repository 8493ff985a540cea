/** What a form or a message may hold. */
const longest = 256 * 1024;
/** How long it may take to come; whoever sends a byte now and then holds the connection no longer. */
const longestMs = 30_000;

/** The bytes of a request's body, or the status that refuses it: 413 where there are too many, 408 where they come too slowly. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | 413 | 408> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) return 413;
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), longestMs);
  });
  try {
    const parts: Uint8Array[] = [];
    for (let size = 0; ; ) {
      const part = await Promise.race([reader.read(), late]);
      if (part === 'late') return 408;
      if (part.done) return Uint8Array.from(Buffer.concat(parts));
      size += part.value.byteLength;
      if (size > longest) return 413;
      parts.push(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
