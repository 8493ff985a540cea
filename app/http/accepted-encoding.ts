import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that the browser takes, by its Accept-Encoding header; browsers send few different ones. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  return header === null || header === undefined ? 'identity' : known.memo(header);
}

const known = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod: (header) => {
    const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
    if (taken.includes('br')) return 'br';
    return taken.includes('gzip') ? 'gzip' : 'identity';
  },
});
