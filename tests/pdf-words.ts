import { inflateSync } from 'node:zlib';

/** The words of a PDF that we made, as it draws them line by line. */
export function pdfWords(file: Uint8Array): string {
  const text = Buffer.from(file).toString('latin1');
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    const bytes = Buffer.from(body, 'latin1');
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
  });
  const shown = streams.join('\n').matchAll(/\[([^\]]*)\] TJ/g);
  return [...shown]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n');
}
