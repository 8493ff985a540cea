/** Longer lines are no event of a reply; they are dropped. */
const longestLine = 65_536;

/**
 * The `data:` lines of a stream of server-sent events, as they come. Lines may end in any of the three ways, characters may
 * be cut between pieces, and whatever is no data line is passed over. A line without an end is not an event yet.
 */
export async function* eventData(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let isTooLong = false;
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!isTooLong && line.startsWith('data:')) yield line.slice('data:'.length).trim();
      isTooLong = false;
    }
    if (rest.length > longestLine) {
      rest = '';
      isTooLong = true;
    }
  }
}
