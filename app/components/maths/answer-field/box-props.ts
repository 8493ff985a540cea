import type { KeyPresses } from './use-key-presses';

export interface BoxProps {
  value: string;
  onChange: (value: string) => void;
  problemId: string | null;
  target: KeyPresses;
  onFocus?: () => void;
}
