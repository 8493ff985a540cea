export interface EncodedFrame {
  /** Milliseconds from the start. */
  at: number;
  isKey: boolean;
  data: Buffer;
}

interface WebmOptions {
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
}

/** A WebM file of one VP9 picture track, with its length and an index for seeking. The first frame must be a key frame. */
export function writeWebm(frames: EncodedFrame[], { width, height, duration }: WebmOptions): Buffer {
  const head = element(0x1a45dfa3, [
    element(0x4286, number(1)),
    element(0x42f7, number(1)),
    element(0x42f2, number(4)),
    element(0x42f3, number(8)),
    element(0x4282, Buffer.from('webm')),
    element(0x4287, number(4)),
    element(0x4285, number(2)),
  ]);
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, float(duration)),
    element(0x4d80, Buffer.from('marsmaths')),
    element(0x5741, Buffer.from('marsmaths')),
  ]);
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      element(0xd7, number(1)),
      element(0x73c5, number(1)),
      element(0x83, number(1)),
      element(0x86, Buffer.from('V_VP9')),
      element(0xe0, [element(0xb0, number(width)), element(0xba, number(height))]),
    ]),
  ]);
  const clusters = clustersOf(frames);
  // The index stands before the clusters, so its own size has to be known first: its numbers are of fixed width.
  const cuesAt = (offsets: number[]) =>
    element(
      0x1c53bb6b,
      clusters.map(({ at }, index) =>
        element(0xbb, [
          element(0xb3, number(at, 4)),
          element(0xb7, [element(0xf7, number(1)), element(0xf1, number(offsets[index] ?? 0, 4))]),
        ]),
      ),
    );
  let offset = info.length + tracks.length + cuesAt([]).length;
  const offsets = clusters.map(({ bytes }) => {
    const own = offset;
    offset += bytes.length;
    return own;
  });
  const body = [info, tracks, cuesAt(offsets), ...clusters.map(({ bytes }) => bytes)];
  return Buffer.concat([head, element(0x18538067, body)]);
}

/** A cluster begins with each key frame. */
function clustersOf(frames: EncodedFrame[]): { at: number; bytes: Buffer }[] {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const start = group[0]?.at ?? 0;
    const blocks = group.map(({ at, isKey, data }) => {
      const header = Buffer.alloc(4);
      header.writeUInt8(0x81, 0);
      header.writeInt16BE(at - start, 1);
      header.writeUInt8(isKey ? 0x80 : 0, 3);
      return element(0xa3, Buffer.concat([header, data]));
    });
    return { at: start, bytes: element(0x1f43b675, [element(0xe7, number(start)), ...blocks]) };
  });
}

/** An EBML element: its id, its size in eight bytes, its content. */
function element(id: number, content: Buffer | Buffer[]): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(bytes.length) | (1n << 56n));
  return Buffer.concat([number(id), size, bytes]);
}

/** Big-endian, without leading zero bytes unless a width is asked for. */
function number(value: number, width = 1): Buffer {
  let hex = value.toString(16);
  hex = hex.padStart(Math.max(width * 2, hex.length + (hex.length % 2)), '0');
  return Buffer.from(hex, 'hex');
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
