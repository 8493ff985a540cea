/** What is known of a pointer that comes down. */
export interface PointerDown {
  id: number;
  pointerType: string;
  isPrimary: boolean;
  /** 0: the main button, a touch or a pen's tip. */
  button: number;
  /** Of the contact, in pixels. */
  width: number;
  height: number;
  at: number;
}

export interface DrawingHand {
  /** The pointer that draws now. */
  active: { id: number; pointerType: string } | null;
  /** When a pen was last on the board, in milliseconds; null while none was. */
  penAt: number | null;
}

/** A hand that rests while it writes stays ignored for so long after the pen's last touch. */
const penMemoryMs = 60_000;
/** A fingertip is smaller than this. */
const palmPixels = 60;

/**
 * Whether this pointer draws. A pen takes the board from a hand that lay down before it; while a pen is in use touches
 * draw nothing, and neither does a contact as wide as a palm.
 */
export function choosePointer(down: PointerDown, { active, penAt }: DrawingHand): 'draw' | 'replace' | 'ignore' {
  if (down.button !== 0) return 'ignore';
  if (down.pointerType === 'pen') {
    if (active === null) return 'draw';
    return active.pointerType === 'touch' ? 'replace' : 'ignore';
  }
  if (active !== null) return 'ignore';
  if (down.pointerType !== 'touch') return 'draw';
  const penInUse = penAt !== null && down.at - penAt < penMemoryMs;
  return penInUse || !down.isPrimary || Math.max(down.width, down.height) > palmPixels ? 'ignore' : 'draw';
}
