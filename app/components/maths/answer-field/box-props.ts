import type { KeyPresses } from './use-key-presses';

export interface BoxProps {
  value: string;
  onChange: (value: string) => void;
  problemId: string | null;
  target: KeyPresses;
  name: string;
  label: string;
  /** Somebody is about to write here. */
  onIntent: () => void;
}
