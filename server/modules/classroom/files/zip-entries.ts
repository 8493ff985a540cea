export interface ZipEntry {
  name: string;
  /** Where its own header stands. */
  offset: number;
  packed: number;
  unpacked: number;
  encrypted: boolean;
}

const endSize = 22;
const longestComment = 0xffff;

/** Where the end record of a ZIP archive stands; null where there is none that a program would open the bytes by. */
export function zipEnd(bytes: Buffer): number | null {
  const signature = Buffer.from([0x50, 0x4b, 5, 6]);
  const lowest = Math.max(0, bytes.length - endSize - longestComment);
  for (let at = bytes.lastIndexOf(signature); at >= lowest; at = bytes.lastIndexOf(signature, at - 1)) {
    if (at + endSize > bytes.length) continue;
    const directory = bytes.readUInt32LE(at + 12);
    // A true end record stands behind the directory that it tells the size of.
    const start = at - directory;
    if (directory >= 46 && start >= 0 && bytes.readUInt32LE(start) === 0x02014b50) return at;
    if (at === 0) break;
  }
  return null;
}

/** What the directory of a ZIP archive lists; null where it is damaged or of a form that office programs do not write. */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = zipEnd(bytes);
  if (end === null || end + endSize + bytes.readUInt16LE(end + 20) !== bytes.length) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (at + bytes.readUInt32LE(end + 12) !== end) return null;
  const entries: ZipEntry[] = [];
  while (entries.length < count) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : null;
}
