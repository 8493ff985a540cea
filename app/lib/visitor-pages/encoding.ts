export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that the browser takes, by its Accept-Encoding header. */
export function encodingFor(accepted: string | undefined): Encoding {
  // What browsers send, word for word: no need to take it apart.
  if (accepted === undefined) return 'identity';
  if (accepted === 'gzip, deflate, br, zstd' || accepted === 'gzip, deflate, br') return 'br';
  if (takesEncoding(accepted, 'br')) return 'br';
  return takesEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Whether an Accept-Encoding header takes this encoding: named, and not with a quality of 0. */
export function takesEncoding(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return name === encoding && (quality === undefined || Number(quality.slice(2)) > 0);
  });
}
