import { readSaved, removeSaved, type SavedValue, writeSaved } from './local-storage';
import { typedTextKeys, typedTextPrefix } from './typed-text-keys';

/** A text that was typed here and that the server does not have yet. */
export interface TypedText {
  text: string;
  /** What stood there before, so that it never takes the place of something newer. */
  seen: string;
  at: number;
}

const longestText = 20_000;
/** A text that nobody came back for is let go. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

const valueAt = (viewerId: string, place: string): SavedValue<TypedText> => ({
  key: `${typedTextPrefix}${viewerId} ${place}`,
  version: 1,
  parse,
});

function parse(value: unknown): TypedText | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, seen, at } = value as Partial<TypedText>;
  if (typeof text !== 'string' || typeof seen !== 'string' || typeof at !== 'number') return null;
  return Date.now() - at > keptMs ? null : { text, seen, at };
}

/** What one person typed at one place; nobody else on this computer reads it. */
export function readTyped(viewerId: string, place: string): TypedText | null {
  return readSaved(valueAt(viewerId, place));
}

export function saveTyped(viewerId: string, place: string, { text, seen }: Pick<TypedText, 'text' | 'seen'>): void {
  if (text.length <= longestText) writeSaved(valueAt(viewerId, place), { text, seen, at: Date.now() });
}

export function forgetTyped(viewerId: string, place: string): void {
  removeSaved(valueAt(viewerId, place));
}

/** Takes away what anybody but the viewer typed in this browser. */
export function forgetTypedOfOthers(viewerId: string): void {
  const own = `${typedTextPrefix}${viewerId} `;
  for (const key of typedTextKeys()) if (!key.startsWith(own)) localStorage.removeItem(key);
}
